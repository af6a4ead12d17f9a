import { expect, test } from 'vitest'
import { emptyDraft } from './flow.ts'
import { forgetDraft, keepDraft, readDraft } from './kept-draft.ts'

function storage(text?: string) {
  const kept = new Map<string, string>(text === undefined ? [] : [['tessera.pin-draft.7', text]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('a draft survives a reload and is removed once the pin is published', () => {
  const store = storage()
  keepDraft(store, '7', { ...emptyDraft, title: 'Soup' })
  expect(readDraft(store, '7').title).toBe('Soup')
  forgetDraft(store, '7')
  expect(readDraft(store, '7')).toEqual(emptyDraft)
})

test('an unreadable draft is ignored', () => {
  for (const text of ['{', '[]', 'null', '{"title":3,"board":{}}', '"x"']) {
    expect(readDraft(storage(text), '7')).toEqual(emptyDraft)
  }
})

test("the next person on the same tab does not find another's draft", () => {
  const store = storage()
  keepDraft(store, '7', { ...emptyDraft, title: 'Soup' })
  expect(readDraft(store, '8')).toEqual(emptyDraft)
})

test('a storage that is full or blocked breaks nothing', () => {
  const full = {
    ...storage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  expect(() => keepDraft(full, '7', emptyDraft)).not.toThrow()
})
