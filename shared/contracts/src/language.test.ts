import { afterEach, expect, test } from 'vitest'
import { english, languageFrom, speak } from './language.ts'
import { defineMessages, defineTexts, plural, pluralIn } from './messages.ts'
import { pseudoLanguage } from './pseudo-language.ts'

const words = defineMessages({ joined: '{name} joined {brand}', save: 'Save' })
const onForms = defineMessages({ save: 'Save' }, 'form')
const pins = { one: '{count} Pin', other: '{count} Pins' }

const german = languageFrom('de', {
  '{name} joined {brand}': 'Bei {brand}: {name}',
  Save: 'Merken',
  'form|Save': 'Speichern',
  '{count} Pins': { one: '{count} Nadel', other: '{count} Nadeln' },
})

afterEach(() => speak(english))

test('a text is said in the language that is spoken when it is said', () => {
  expect(words.save()).toBe('Save')
  speak(german)
  expect(words.save()).toBe('Merken')
  expect(words.joined({ name: 'Mira', brand: 'Tessera' })).toBe('Bei Tessera: Mira')
})

test('a context tells one English text from another', () => {
  speak(german)
  expect(onForms.save()).toBe('Speichern')
})

test('a context is looked for in every catalogue before the text without one', () => {
  speak(languageFrom('de', { Save: 'Sichern' }, german))
  expect([words.save(), onForms.save()]).toEqual(['Sichern', 'Speichern'])
})

test('a text that a catalogue lacks, or has empty, is said in the next language', () => {
  const partial = languageFrom('de', { Save: '' }, german)
  speak(partial)
  expect(words.save()).toBe('Merken')
  speak(languageFrom('de', {}))
  expect(words.save()).toBe('Save')
  expect(plural(1, pins, 'de')).toBe('1 Pin')
})

test('a count takes the forms and the digits of its language', () => {
  speak(german)
  expect([1, 1_000].map((count) => plural(count, pins, 'de'))).toEqual(['1 Nadel', '1.000 Nadeln'])
})

test('a language may have more forms than English', () => {
  const polish = languageFrom('pl', {
    '{count} Pins': { one: '{count} a', few: '{count} b', many: '{count} c', other: '{count} d' },
  })
  speak(polish)
  expect([1, 3, 5].map((count) => plural(count, pins, 'pl'))).toEqual(['1 a', '3 b', '5 c'])
})

test('the service says a text in each language at once', () => {
  const texts = defineTexts({ save: 'Save' })
  expect([texts(german).save(), texts(english).save()]).toEqual(['Merken', 'Save'])
  expect(pluralIn(german, 2, pins)).toBe('{count} Nadeln')
})

test('a pseudo-language keeps slots, and is longer or from right to left', () => {
  const { translate } = pseudoLanguage('en-XA')
  expect(translate('Join {name}')).toMatch(/^\[Ĵ?.*\{name\}.*~\]$/)
  expect(String(translate('Save to {board}')).length).toBeGreaterThan(
    'Save to {board}'.length * 1.3,
  )
  expect(pseudoLanguage('ar-XB').translate('Save')).toBe('\u202eSave\u202c')
})
