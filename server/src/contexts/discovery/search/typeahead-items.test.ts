import { expect, test } from 'vitest'
import { queryItem, typeaheadOf } from './typeahead-items.ts'

const named = (type: 'user' | 'board', query: string) => ({ ...queryItem('query', query), type })
const nothing = { queries: [], hashtags: [], topics: [], users: [], boards: [] }

test('typeaheadOf lists queries first, then one person and one board, then more of each', () => {
  const found = {
    ...nothing,
    queries: ['chair', 'chaise', 'chalk', 'champagne', 'chapel'],
    users: [named('user', 'charlie'), named('user', 'chad')],
    boards: [named('board', 'Chairs')],
  }
  const lines = (count: number) => typeaheadOf('cha', found, count).items.map(({ query }) => query)
  expect(lines(5)).toEqual(['chair', 'chaise', 'chalk', 'charlie', 'Chairs'])
  expect(lines(1)).toEqual(['chair'])
  expect(lines(8)).toHaveLength(8)
})

test('typeaheadOf offers differently written queries once', () => {
  const { items } = typeaheadOf('kr', { ...nothing, queries: ['Kräuter', 'krauter'] }, 5)
  expect(items).toHaveLength(1)
})

test('the hint completes the typed text; it is empty when no item starts with it', () => {
  expect(typeaheadOf('Kra', { ...nothing, queries: ['kräuterbeet'] }, 5).hint).toBe('uterbeet')
  expect(typeaheadOf('xyz', { ...nothing, queries: ['kräuter'] }, 5).hint).toBe('')
  expect(typeaheadOf('', nothing, 5)).toEqual({ items: [], hint: '' })
})
