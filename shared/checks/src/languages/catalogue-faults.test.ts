import { expect, test } from 'vitest'
import {
  completed,
  conflictingKeys,
  missingTexts,
  staleKeys,
  wrongTranslations,
} from './catalogue-faults.ts'
import { textsOf } from './texts-of.ts'

const source = `
const words = defineMessages({ save: 'Save', to: 'Save to {board}', no: shared.text })
const forms = defineMessages({ save: 'Save', name: \`Name\` }, 'form')
const says = defineTexts({ hello: 'Hello {name},' })
export const counted = { pins: { one: '{count} Pin', other: '{count} Pins' } } as const`

const texts = textsOf('src/words.ts', source)
const german = {
  Save: 'Merken',
  'Save to {board}': 'Auf {board} merken',
  'form|Save': 'Speichern',
  Name: 'Name',
  'Hello {name},': 'Hallo {name},',
  '{count} Pins': { one: '{count} Pin', other: '{count} Pins' },
}
const check = (catalogue: Parameters<typeof conflictingKeys>[0], locale = 'de') => ({
  locale,
  texts,
  catalogue,
})

test('the texts of a source are its messages, with their context, and its counted words', () => {
  expect(texts.map(({ key }) => key)).toEqual([
    'Save',
    'Save to {board}',
    'form|Save',
    'form|Name',
    'Hello {name},',
    '{count} Pins',
  ])
  expect(texts.filter(({ counted }) => counted).map(({ key }) => key)).toEqual(['{count} Pins'])
})

test('texts of a table of the contracts belong to the package that says them', () => {
  const keys = textsOf(
    'src/words.ts',
    'const words = defineMessages({ ...reportTexts, own: "Own" })',
  )
  expect(keys).toContainEqual(expect.objectContaining({ key: 'Cost per click', counted: false }))
  expect(keys).toContainEqual(expect.objectContaining({ key: 'Own', counted: false }))
  expect(textsOf('src/words.ts', 'defineMessages(conversionFaults)')).toHaveLength(15)
  expect(textsOf('src/words.ts', 'defineMessages(somethingElse)')).toEqual([])
})

test('a module.ts also has titles of pages and labels of the navigation', () => {
  const module =
    "export default defineModule({ pages: page(a, { title: 'Trash' }), label: 'Home' })"
  expect(textsOf('mfe-save/src/module.ts', module).map(({ key }) => key)).toEqual(['Home', 'Trash'])
  expect(textsOf('mfe-save/src/page.ts', module)).toEqual([])
})

test('a complete catalogue has no faults; a context may be left out', () => {
  expect(missingTexts(check(german))).toEqual([])
  expect(staleKeys(check(german))).toEqual([])
  expect(wrongTranslations(check(german))).toEqual([])
})

test('a text without a translation, or with an empty one, is missing', () => {
  const { Name, ...rest } = german
  const found = missingTexts(check({ ...rest, 'Save to {board}': '' })).map(({ key }) => key)
  expect([Name, ...found]).toEqual(['Name', 'Save to {board}', 'form|Name'])
})

test('a translation with other slots or forms is wrong', () => {
  const wrong = { ...german, 'Save to {board}': 'Auf {bord} merken', '{count} Pins': 'Pins' }
  expect(wrongTranslations(check(wrong))).toEqual([
    '"Save to {board}" has the slots {bord} instead of {board}',
    '"{count} Pins" goes with a number, so it needs plural forms',
  ])
  expect(wrongTranslations(check({ ...german }, 'pl'))).toEqual([
    '"{count} Pins" lacks the plural form few, many',
  ])
})

test('a text that the source lost is stale, and a fix removes it and adds what is missing', () => {
  const catalogue = { Gone: 'Weg', Save: 'Merken' }
  expect(staleKeys(check(catalogue))).toEqual(['Gone'])
  expect(completed(check(catalogue))).toEqual({
    'Hello {name},': '',
    Name: '',
    Save: 'Merken',
    'Save to {board}': '',
    '{count} Pins': { one: '', other: '' },
  })
})

test('a module that translates a shared text otherwise is a conflict', () => {
  expect(
    conflictingKeys({ Save: 'Merken', Back: 'Zurück' }, { Save: 'Sichern', Back: 'Zurück' }),
  ).toEqual(['Save'])
})
