import { expect, test } from 'vitest'
import { lamps, saving } from '../../../test/saving-world.ts'
import { addWaiting, dropWaiting, waitingSaves } from './waiting-list.ts'

function keeper(first: string | null = null) {
  const kept = new Map<string, string>(first === null ? [] : [['tessera.waiting-saves.2.2', first]])
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

const full = {
  getItem: () => null,
  setItem: () => {
    throw new Error('Full')
  },
  removeItem: () => {},
}

test('what is kept comes back as it was, section and all', () => {
  const store = keeper()
  const { id, title, slug } = lamps
  const whole = { ...saving, section: { id, title, slug } }
  expect(addWaiting(store, '2.2', whole)).toBe(true)
  expect(waitingSaves(store, '2.2')).toEqual([whole])
  expect(waitingSaves(store, '9.9')).toEqual([])
  dropWaiting(store, '2.2', saving)
  expect([...store.kept]).toEqual([])
})

test('what is unreadable, or of another kind, is nothing', () => {
  for (const text of ['{', '{}', '[{"pinId":"42"}]']) {
    expect(waitingSaves(keeper(text), '2.2')).toEqual([])
  }
})

test('a browser that keeps nothing says so', () => {
  expect(addWaiting(full, '2.2', saving)).toBe(false)
})
