import { limits } from '@tessera/contracts/limits'

/** A cache that holds the values used last. */
export interface LruCache<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): void
}

/**
 * Makes a cache that drops the value used least recently; S9.17: it holds 10 unless told otherwise.
 *
 *     const seen = lruCache<File, string>()
 */
export function lruCache<Key, Value>(max: number = limits.lruItems): LruCache<Key, Value> {
  // A map lists its keys in the order in which they were set.
  const values = new Map<Key, Value>()
  return {
    get(key) {
      const value = values.get(key)
      if (value === undefined) return undefined
      values.delete(key)
      values.set(key, value)
      return value
    },
    set(key, value) {
      values.delete(key)
      values.set(key, value)
      const [oldest] = values.keys()
      if (values.size > max && oldest !== undefined) values.delete(oldest)
    },
  }
}
