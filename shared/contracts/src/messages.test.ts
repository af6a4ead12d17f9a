import { expect, test } from 'vitest'
import { defineMessages, plural } from './messages.ts'

const words = defineMessages({ join: 'Join {name} on {brand} for more ideas', plain: 'Save' })

test('the brand and what else changes are parameters of the words', () => {
  expect(words.join({ name: 'Mira', brand: 'Mosaic' })).toBe('Join Mira on Mosaic for more ideas')
  expect(words.plain()).toBe('Save')
})

test('a missing parameter is a fault of the type', () => {
  // @ts-expect-error brand is missing
  expect(words.join({ name: 'Mira' })).toContain('{brand}')
})

test('a count chooses the form of its word', () => {
  const pins = { one: '{count} Pin', other: '{count} Pins' }
  expect([0, 1, 2, 1_000].map((count) => plural(count, pins))).toEqual([
    '0 Pins',
    '1 Pin',
    '2 Pins',
    '1,000 Pins',
  ])
})
