import type { Viewer } from '@tessera/contracts/entities/viewer'
import { limits } from '@tessera/contracts/limits'
import { usedFiltersKey } from '@tessera/contracts/used-filters-key'
import type { ReadableAtom } from 'nanostores'

/** The browser storage that holds the searches. */
type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Searches made on this device, newest first. */
export interface RecentSearches {
  all(): readonly string[]
  add(query: string): void
  remove(query: string): void
  clear(): void
}

const isText = (value: unknown): value is string => typeof value === 'string'

function read(keeper: Keeper, key: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(keeper.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isText).slice(0, limits.recentSearches) : []
  } catch {
    return []
  }
}

function remove(keeper: Keeper, key: string): void {
  try {
    keeper.removeItem(key)
  } catch {
    // Without storage there is nothing to forget.
  }
}

function write(keeper: Keeper, key: string, queries: readonly string[]): void {
  if (queries.length === 0) {
    remove(keeper, key)
    return
  }
  try {
    keeper.setItem(key, JSON.stringify(queries.slice(0, limits.recentSearches)))
  } catch {
    // Without storage there are no recent searches.
  }
}

const alike = (one: string) => (other: string) => one.toLowerCase() !== other.toLowerCase()

/** Returns one person's recent searches; all visitors of a device share a list. */
export function recentSearches(
  keeper: Keeper,
  viewer: { readonly id: string } | null,
): RecentSearches {
  const key = `tessera.searches.${viewer?.id ?? 'visitor'}`
  const all = () => read(keeper, key)
  return {
    all,
    add: (query) => write(keeper, key, [query, ...all().filter(alike(query))]),
    remove: (query) => write(keeper, key, all().filter(alike(query))),
    clear: () => write(keeper, key, []),
  }
}

/** Clears a person's recent searches, and the filters that they used last, when they log out. */
export function forgetSearches(keeper: Keeper, $viewer: ReadableAtom<Viewer | null>): () => void {
  return $viewer.listen((now, before) => {
    if (now !== null || !before) return
    recentSearches(keeper, before).clear()
    remove(keeper, usedFiltersKey(before.id))
  })
}
