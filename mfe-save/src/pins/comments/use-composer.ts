import { useStore } from '@nanostores/react'
import { createComment } from '@tessera/contracts/calls/comments'
import type { PinDetails } from '@tessera/contracts/entities/pin-details'
import type { UserId } from '@tessera/contracts/ids'
import { useShell, useViewer } from '@tessera/module/react'
import { type DraftEvent, mayPost, next } from './draft.ts'
import { keepPosted } from './kept-comments.ts'
import { draftFor, keptDraft } from './kept-drafts.ts'

/** Whom a visitor would answer: the person by their first name. */
const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? fullName

/** What is being written below a pin, and how it is posted. */
export function useComposer(pin: PinDetails) {
  const shell = useShell()
  const viewer = useViewer()
  const $draft = keptDraft(shell.queries, pin.id, viewer?.id ?? null)
  const draft = draftFor(useStore($draft), viewer?.id ?? null)

  function tell(event: DraftEvent, by: UserId | null = shell.$viewer.get()?.id ?? null): void {
    $draft.set({ by, draft: next(draftFor($draft.get(), by), event) })
  }

  async function send(viewerId: UserId): Promise<void> {
    const text = $draft.get().draft.text.trim()
    tell({ type: 'sent' }, viewerId)
    if ($draft.get().draft.sending !== text) return
    const posted = await shell.client.call(createComment, { pin_id: pin.id, text })
    if (!posted.ok) {
      const { message, messageDetail } = posted.error
      tell({ type: 'refused', why: messageDetail ?? message }, viewerId)
      return
    }
    const kept = keepPosted(shell, pin.id, posted.data)
    tell({ type: 'posted' }, viewerId)
    await kept
  }

  return {
    draft,
    write: (text: string) => tell({ type: 'written', text }),
    post: () => {
      if (!mayPost(draft)) return
      const respondTo = firstName(pin.creator_card?.full_name ?? pin.pinner.full_name)
      shell.whenMember({ source: 'commentComposer', pinId: pin.id, respondTo }, ({ id }) => {
        void send(id)
      })
    },
  }
}

export type Composing = ReturnType<typeof useComposer>
