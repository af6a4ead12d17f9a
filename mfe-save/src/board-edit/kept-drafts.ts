import type { QueryClient } from '@tanstack/react-query'

/** Where drafts wait: each belongs to what is edited, and to whom it was that wrote it. */
export interface KeptDrafts<Draft> {
  get(id: string): Draft | undefined
  keep(id: string, draft: Draft): void
  drop(id: string): void
}

/**
 * Keeps drafts that were not saved yet: a form that closes, or whose page goes, loses nothing.
 * Nobody meets what somebody else wrote on the same device.
 *
 *     const keptNames = keepDrafts<string>()
 *     keptNames(queries, viewer.id).keep(section.id, 'Lamps and')
 */
export function keepDrafts<Draft>() {
  const all = new WeakMap<QueryClient, Map<string, Draft>>()
  return (queries: QueryClient, viewerId: string | undefined): KeptDrafts<Draft> => {
    const drafts = all.get(queries) ?? new Map<string, Draft>()
    all.set(queries, drafts)
    const key = (id: string) => `${viewerId} ${id}`
    return {
      get: (id) => drafts.get(key(id)),
      keep: (id, draft) => {
        drafts.set(key(id), draft)
      },
      drop: (id) => {
        drafts.delete(key(id))
      },
    }
  }
}
