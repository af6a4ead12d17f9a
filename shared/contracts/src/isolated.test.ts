import { expect, test } from 'vitest'
import { isolated } from './isolated.ts'
import type { Language } from './language.ts'
import { defineTexts } from './messages.ts'

const hebrew: Language = { locale: 'he', translate: () => '{name}: {count}' }
const words = defineTexts({ saved: '{name} saved {count} Pins' })

test('people’s words and numbers are isolated in a sentence from right to left', () => {
  expect(words(hebrew).saved({ name: 'Mira', count: 3 })).toBe('\u2068Mira\u2069: \u20683\u2069')
  expect(isolated('', 'he')).toBe('')
})

test('a name from right to left is isolated in a sentence from left to right; others stay as they are', () => {
  expect(isolated('נועה', 'en')).toBe('\u2068נועה\u2069')
  expect(isolated('ليلى', 'de')).toBe('\u2068ليلى\u2069')
  expect(isolated('Zoë', 'en')).toBe('Zoë')
})
