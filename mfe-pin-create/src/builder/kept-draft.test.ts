import { expect, test } from 'vitest'
import { emptyDraft } from './flow.ts'
import { forgetDraft, keepDraft, readDraft } from './kept-draft.ts'

function storage(text?: string) {
  const kept = new Map<string, string>(text === undefined ? [] : [['tessera.pin-draft', text]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('a draft outlives a reload and is gone once the pin is there', () => {
  const store = storage()
  keepDraft(store, { ...emptyDraft, title: 'Soup' })
  expect(readDraft(store).title).toBe('Soup')
  forgetDraft(store)
  expect(readDraft(store)).toEqual(emptyDraft)
})

test('nonsense in the storage is no draft', () => {
  for (const text of ['{', '[]', 'null', '{"title":3,"board":{}}', '"x"']) {
    expect(readDraft(storage(text))).toEqual(emptyDraft)
  }
})
