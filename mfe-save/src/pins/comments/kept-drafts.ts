import type { QueryClient } from '@tanstack/react-query'
import type { PinId, UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { keepDrafts } from '@tessera/module/drafts'
import { atom, type WritableAtom } from 'nanostores'
import { type Draft, emptyDraft } from './draft.ts'

/** A draft and who wrote it; null for a visitor, whose draft goes on with whom they become. */
interface KeptDraft {
  readonly by: UserId | null
  readonly draft: Draft
}

const keptComments = keepDrafts('comment', z.object({ text: z.string() }))

const kept = new WeakMap<QueryClient, Map<PinId, WritableAtom<KeptDraft>>>()

/** The draft below a pin: it stays when its page goes, so that nothing written is lost on the way. */
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

/** What was written below a pin before the page was loaded, by this person or before they came in. */
function readDraft(pinId: PinId, viewerId: UserId | null): KeptDraft {
  for (const by of [viewerId, null]) {
    const text = keptComments(by ?? undefined).get(pinId)?.text
    if (text !== undefined) return { by, draft: { ...emptyDraft, text } }
  }
  return { by: null, draft: emptyDraft }
}

/** Keeps what is written or on its way, so that a reload before the answer loses nothing. */
function writeDraft(pinId: PinId, { by, draft }: KeptDraft): void {
  const text = draft.sending ?? draft.text
  const kept = keptComments(by ?? undefined)
  if (by !== null) keptComments(undefined).drop(pinId)
  if (text === '') kept.drop(pinId)
  else kept.keep(pinId, { text })
}

/** What of a draft somebody may see: nobody reads what another wrote here. */
export function draftFor({ by, draft }: KeptDraft, viewerId: UserId | null): Draft {
  return by === null || by === viewerId ? draft : emptyDraft
}
