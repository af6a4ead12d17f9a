import { UserId } from '@tessera/contracts/ids'
import { expect, test } from 'vitest'
import { createFactsMemory } from './facts-memory.ts'
import { memberFactsOf } from './member-facts.ts'

const text = JSON.stringify([
  '1988-02-01',
  'female',
  'DE',
  false,
  ['food', 'no longer a topic'],
  ['7', '9223372036854775807'],
  ['8'],
  ['9'],
  ['6'],
])

test('facts of a member are read from the text that a query brings', () => {
  expect(memberFactsOf(text)).toEqual({
    text,
    birthday: '1988-02-01',
    gender: 'female',
    country: 'DE',
    isPersonalized: false,
    interests: new Set(['food']),
    withoutAdvertisers: new Set(['7', '9223372036854775807']),
    blocked: new Set(['8']),
    seenEnough: new Set(['9']),
    audiences: new Set(['6']),
  })
})

test('an instance remembers the members who were seen last, and what was last read about each', () => {
  const memory = createFactsMemory(2)
  const facts = memberFactsOf(text)
  const [one, two, three] = ['1', '2', '3'].map((id) => UserId.parse(id))
  if (!one || !two || !three) throw new Error()
  const newer = { ...facts, country: 'AT' }
  memory.set(one, facts)
  memory.set(two, facts)
  memory.set(one, newer)
  memory.set(three, facts)
  expect([memory.get(one), memory.get(two), memory.get(three)]).toEqual([newer, undefined, facts])
})
