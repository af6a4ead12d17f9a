import { expect, test } from 'vitest'
import type { Room } from './rooms.ts'
import { takeUnits, unitsOf } from './translators-file.ts'
import { readXliff, writeXliff } from './xliff.ts'

const at = (key: string, counted = false, name = 'save') => ({
  key,
  counted,
  name,
  place: 'mfe-save/src/words.ts:4',
})

const room: Room = {
  name: 'mfe-save',
  file: 'mfe-save/src/languages/pl.json',
  locale: 'pl',
  texts: [
    at('Save'),
    at('form|Save'),
    at('Save to {board}', false, 'saveTo'),
    at('{count} Pins', true, 'other'),
    at('“A” & <b>'),
  ],
  catalogue: { Save: 'Zapisz' },
}

const written = (change: (text: string) => string = (text) => text) =>
  readXliff(change(writeXliff('pl', [unitsOf(room, false)])))

/** Reads the file with each empty translation filled in. */
function translated(said: (id: string) => string) {
  const file = written()
  if (typeof file === 'string') throw new Error(file)
  return (file.rooms[0]?.units ?? []).map((unit) => ({
    ...unit,
    target: unit.target || said(unit.id),
  }))
}

const idOf = (key: string): string => {
  const line = writeXliff('pl', [unitsOf(room, false)])
    .split('\n')
    .find((each) => each.includes(`resname="${key}"`))
  return /id="(\w+)"/.exec(line ?? '')?.[1] ?? ''
}

test('a file for translators has each text with its place, its slots and every plural form', () => {
  const { units } = unitsOf(room, false)
  expect(units.filter(({ key }) => key === '{count} Pins').map(({ form }) => form)).toEqual(
    new Intl.PluralRules('pl').resolvedOptions().pluralCategories,
  )
  expect(units.find(({ form }) => form === 'few')?.notes).toContain(
    'The form “few”, for numbers such as 2, 3, 4, 22',
  )
  expect(units.find(({ key }) => key === 'form|Save')?.notes).toContain('Context: form')
  const file = writeXliff('pl', [{ room: room.name, units }])
  expect(file).toContain('<source>Save to <x id="board" equiv-text="{board}"/></source>')
  expect(file).toContain('<source>“A” &amp; &lt;b&gt;</source>')
  expect(file).toContain('<context context-type="linenumber">4</context>')
  expect(unitsOf(room, true).units.map(({ key }) => key)).not.toContain('Save')
})

test('what is written is read again, with slots and marks as they were', () => {
  const file = written((text) =>
    text.replace(
      /(<source>“A”.*\n\s*)<target.*<\/target>/,
      '$1<target>„A” &amp; &lt;b&gt;</target>',
    ),
  )
  expect(
    typeof file === 'string' ? file : file.rooms[0]?.units.map(({ target }) => target),
  ).toContain('„A” & <b>')
  expect(
    takeUnits(
      room,
      translated(() => ''),
    ).changed,
  ).toBe(0)
})

test('translations are taken; one with other slots, or with a form to come, is not', () => {
  const few = idOf('{count} Pins')
  const taken = takeUnits(
    room,
    translated((id) =>
      id === few ? '' : id === idOf('Save to {board}') ? 'Zapisz: {tablica}' : 'Tak',
    ),
  )
  expect(taken.faults).toEqual([
    'mfe-save: "Save to {board}" has the slots {tablica} instead of {board}',
  ])
  expect(taken.room.catalogue).toEqual({ Save: 'Zapisz', '“A” & <b>': 'Tak' })
})

test('a translation for a context stands under it only where the plain text has another one', () => {
  const units = translated((id) => (id === idOf('form|Save') ? 'Zachowaj' : ''))
  const other = units.map((unit) =>
    unit.id === idOf('form|Save') ? { ...unit, target: 'Zachowaj' } : unit,
  )
  expect(takeUnits(room, other).room.catalogue).toEqual({ Save: 'Zapisz', 'form|Save': 'Zachowaj' })
  expect(
    takeUnits(
      room,
      translated(() => ''),
    ).room.catalogue,
  ).toEqual({ Save: 'Zapisz' })
})

test('a counted word may not use a slot that its text lacks', () => {
  const taken = takeUnits(
    room,
    translated((id) => (id === idOf('{count} Pins') ? '{cuont} Pinów' : '{count} Pinów')),
  )
  expect(taken.faults).toContain(
    'mfe-save: "{count} Pins" has the slot {cuont}, which the text has not',
  )
})

test('texts that the product no longer has are counted', () => {
  const taken = takeUnits(room, [{ id: 'deadbeefdeadbeef', target: 'x' }])
  expect(taken.faults).toEqual(['mfe-save: 1 of its texts are not in the product (any more)'])
  expect(taken.room.catalogue).toEqual(room.catalogue)
})

const unreadable: readonly (readonly [string, string, RegExp])[] = [
  ['a file that is cut off', '<xliff version="1.2"><file', /no whole XML/],
  ['a text', 'Hello', /no whole XML|no XLIFF/],
  ['another XML file', '<tmx/>', /first element is not <xliff>/],
  ['a newer XLIFF', '<xliff version="2.1"/>', /save it as XLIFF 1.2/],
  ['a DOCTYPE with entities', '<!DOCTYPE x [<!ENTITY a "a">]><xliff version="1.2"/>', /DOCTYPE/],
  ['no language', '<xliff version="1.2"><file original="shell"/></xliff>', /one language/],
  [
    'two languages',
    '<xliff version="1.2"><file target-language="fr"/><file target-language="pl"/></xliff>',
    /one language/,
  ],
  [
    'a path as language',
    '<xliff version="1.2"><file target-language="../x"/></xliff>',
    /one language/,
  ],
]

for (const [what, text, fault] of unreadable)
  test(`${what} is refused with its reason`, () => {
    expect(readXliff(text)).toMatch(fault)
  })
