import type { QueryClient } from '@tanstack/react-query'
import type { PinId, UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { keepDrafts } from '@tessera/module/drafts'
import { atom, type WritableAtom } from 'nanostores'
import { type Draft, emptyDraft } from './draft.ts'

/** A draft and its author; null for a visitor, who keeps the draft after they log in. */
interface KeptDraft {
  readonly by: UserId | null
  readonly draft: Draft
}

const keptComments = keepDrafts('comment', z.object({ text: z.string() }))

const kept = new WeakMap<QueryClient, Map<PinId, WritableAtom<KeptDraft>>>()

/** Returns the draft of a comment on a pin. It outlives the page. */
export function keptDraft(
  queries: QueryClient,
  pinId: PinId,
  viewerId: UserId | null,
): WritableAtom<KeptDraft> {
  const drafts = kept.get(queries) ?? new Map<PinId, WritableAtom<KeptDraft>>()
  kept.set(queries, drafts)
  const known = drafts.get(pinId)
  if (known !== undefined) return known
  const made = atom<KeptDraft>(readDraft(pinId, viewerId))
  drafts.set(pinId, made)
  made.listen(({ by, draft }) => writeDraft(pinId, { by, draft }))
  return made
}

/** Reads a draft from before the page was loaded, written by this person or before they logged in. */
function readDraft(pinId: PinId, viewerId: UserId | null): KeptDraft {
  for (const by of [viewerId, null]) {
    const text = keptComments(by ?? undefined).get(pinId)?.text
    if (text !== undefined) return { by, draft: { ...emptyDraft, text } }
  }
  return { by: null, draft: emptyDraft }
}

/** Keeps the text that is typed or being posted, so that a reload loses nothing. */
function writeDraft(pinId: PinId, { by, draft }: KeptDraft): void {
  const text = draft.sending ?? draft.text
  const kept = keptComments(by ?? undefined)
  if (by !== null) keptComments(undefined).drop(pinId)
  if (text === '') kept.drop(pinId)
  else kept.keep(pinId, { text })
}

/** Returns the draft for its author; an empty one for anybody else. */
export function draftFor({ by, draft }: KeptDraft, viewerId: UserId | null): Draft {
  return by === null || by === viewerId ? draft : emptyDraft
}
