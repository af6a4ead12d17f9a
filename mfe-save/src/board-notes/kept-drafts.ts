import type { QueryClient } from '@tanstack/react-query'
import type { NoteDraft } from './note-draft.ts'

const kept = new WeakMap<QueryClient, Map<string, NoteDraft>>()

/** Drafts of notes whose form was closed, by board and note: opened again it goes on. */
export function keptDrafts(queries: QueryClient): Map<string, NoteDraft> {
  const drafts = kept.get(queries) ?? new Map<string, NoteDraft>()
  kept.set(queries, drafts)
  return drafts
}
