import type { KindName } from './kinds/kinds.ts'
import type { NarrowerName } from './narrowers.ts'

/** A search as people type it, the kind of thing that it names, and what narrows it. */
export interface JudgedSearch {
  readonly query: string
  readonly kind: KindName
  readonly narrowed: readonly NarrowerName[]
}

/**
 * Returns a judged search.
 * @example search('green vase', 'vase', 'green')
 */
export const search = (
  query: string,
  kind: KindName,
  ...narrowed: readonly NarrowerName[]
): JudgedSearch => ({ query, kind, narrowed })
