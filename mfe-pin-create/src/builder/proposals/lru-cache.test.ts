import { expect, test } from 'vitest'
import { lruCache } from './lru-cache.ts'

const held = (cache: ReturnType<typeof lruCache<number, string>>) =>
  Array.from({ length: 20 }, (_, key) => key).filter((key) => cache.get(key) !== undefined)

test('S9.17 an LRU cache holds 10 items by default, and drops the one used least recently', () => {
  const cache = lruCache<number, string>()
  for (let key = 0; key < 10; key += 1) cache.set(key, `value ${key}`)
  expect(cache.get(0)).toBe('value 0')
  cache.set(10, 'value 10')
  expect(held(cache)).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('an LRU cache holds as many as it was told, and a value that is set again once', () => {
  const cache = lruCache<number, string>(2)
  cache.set(1, 'a')
  cache.set(2, 'b')
  cache.set(1, 'c')
  cache.set(3, 'd')
  expect([cache.get(1), cache.get(2), cache.get(3)]).toEqual(['c', undefined, 'd'])
})
