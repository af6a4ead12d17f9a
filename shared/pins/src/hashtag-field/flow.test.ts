import { expect, test } from 'vitest'
import { isOpen, next, noTags, type TagEvent, type TagSuggestions } from './flow.ts'

const tags = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ query: `#lamp${at}`, pin_count: count - at }))
const typed = (text: string): TagEvent => ({ type: 'written', text, caret: text.length })
const after = (...events: readonly TagEvent[]): TagSuggestions => events.reduce(next, noTags)
const loaded: TagEvent = { type: 'loaded', query: '#lamp', tags: tags(7) }
const open = after(typed('#lamp'), loaded)

test('S7.13 the list shows up to five suggestions while their hashtag is typed', () => {
  expect(isOpen(open)).toBe(true)
  expect(open.tags).toHaveLength(5)
  expect(isOpen(next(open, typed('#lamp ')))).toBe(false)
})

test('typing removes suggestions that no longer match at once', () => {
  expect(next(open, typed('#lamp3')).tags.map(({ query }) => query)).toEqual(['#lamp3'])
})

test('a response for an earlier text changes nothing', () => {
  const gone = after(typed('#la'), loaded)
  expect(isOpen(gone)).toBe(false)
  expect(next(open, { type: 'failed', query: '#la' })).toBe(open)
})

test('a closed list opens again when something else is typed', () => {
  const closed = next(open, { type: 'closed' })
  expect(isOpen(closed)).toBe(false)
  expect(isOpen(next(closed, typed('#lamp')))).toBe(false)
  expect(isOpen(next(closed, typed('#lam')))).toBe(true)
})

test('a chosen hashtag is not suggested again while the caret stays behind it', () => {
  const chosen = next(open, { type: 'chosen', text: '#lamp0', caret: 6 })
  expect(isOpen(next(chosen, { type: 'loaded', query: '#lamp0', tags: tags(1) }))).toBe(false)
})

test('suggestions match whatever their letter case', () => {
  const upper = next(after(typed('#l')), {
    type: 'loaded',
    query: '#l',
    tags: [{ query: '#Lamps', pin_count: 1 }],
  })
  expect(next(upper, typed('#LA')).tags).toEqual([{ query: '#Lamps', pin_count: 1 }])
})

test('a failed request empties the list, and leaving the field resets it', () => {
  expect(next(open, { type: 'failed', query: '#lamp' }).tags).toEqual([])
  expect(next(open, { type: 'left' })).toEqual(noTags)
  expect(isOpen(noTags)).toBe(false)
  expect(isOpen(after(typed('#lamp')))).toBe(false)
})
