import type { Viewer } from '@tessera/contracts/entities/viewer'
import { limits } from '@tessera/contracts/limits'
import type { ReadableAtom } from 'nanostores'

/** What keeps text in a browser. */
type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What somebody searched for on this device, the latest first. */
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

function write(keeper: Keeper, key: string, queries: readonly string[]): void {
  try {
    if (queries.length === 0) keeper.removeItem(key)
    else keeper.setItem(key, JSON.stringify(queries.slice(0, limits.recentSearches)))
  } catch {
    // A browser that keeps nothing has no recent searches.
  }
}

const alike = (one: string) => (other: string) => one.toLowerCase() !== other.toLowerCase()

/** The searches of one person on this device; visitors share theirs. */
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

/** Forgets what somebody searched for when they log out. */
export function forgetSearches(keeper: Keeper, $viewer: ReadableAtom<Viewer | null>): () => void {
  return $viewer.listen((now, before) => {
    if (now === null && before) recentSearches(keeper, before).clear()
  })
}
