import type { QueryClient } from '@tanstack/react-query'
import type { PinId, UserId } from '@tessera/contracts/ids'
import { atom, type WritableAtom } from 'nanostores'
import { type Draft, emptyDraft } from './draft.ts'

/** A draft and who wrote it; null for a visitor, whose draft goes on with whom they become. */
interface KeptDraft {
  readonly by: UserId | null
  readonly draft: Draft
}

const kept = new WeakMap<QueryClient, Map<PinId, WritableAtom<KeptDraft>>>()

/** The draft below a pin: it stays when its page goes, so that nothing written is lost on the way. */
export function keptDraft(queries: QueryClient, pinId: PinId): WritableAtom<KeptDraft> {
  const drafts = kept.get(queries) ?? new Map<PinId, WritableAtom<KeptDraft>>()
  kept.set(queries, drafts)
  const known = drafts.get(pinId) ?? atom<KeptDraft>({ by: null, draft: emptyDraft })
  drafts.set(pinId, known)
  return known
}

/** What of a draft somebody may see: nobody reads what another wrote here. */
export function draftFor({ by, draft }: KeptDraft, viewerId: UserId | null): Draft {
  return by === null || by === viewerId ? draft : emptyDraft
}
