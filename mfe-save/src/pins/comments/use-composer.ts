import { useStore } from '@nanostores/react'
import { useCommand } from '@tessera/cache/react'
import type { PinDetails } from '@tessera/contracts/entities/pin-details'
import type { UserId } from '@tessera/contracts/ids'
import { useShell, useViewer } from '@tessera/module/react'
import { postComment } from './comment-commands.ts'
import { type DraftEvent, mayPost, next } from './draft.ts'
import { draftFor, keptDraft } from './kept-drafts.ts'

/** Returns a first name, for the message that asks a visitor to log in. */
const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? fullName

/** Edits and posts the draft of a comment; the draft outlives the page. */
export function useComposer(pin: PinDetails) {
  const shell = useShell()
  const viewer = useViewer()
  const { run } = useCommand(postComment)
  const $draft = keptDraft(shell.queries, pin.id, viewer?.id ?? null)
  const draft = draftFor(useStore($draft), viewer?.id ?? null)

  function tell(event: DraftEvent, by: UserId | null = shell.$viewer.get()?.id ?? null): void {
    $draft.set({ by, draft: next(draftFor($draft.get(), by), event) })
  }

  async function send(viewerId: UserId): Promise<void> {
    const text = $draft.get().draft.text.trim()
    tell({ type: 'sent' }, viewerId)
    if ($draft.get().draft.sending !== text) return
    const outcome = await run({ pin_id: pin.id, text })
    if (outcome.state === 'done') return tell({ type: 'posted' }, viewerId)
    if (outcome.state !== 'refused') return
    const { message, messageDetail } = outcome.error
    tell({ type: 'refused', why: messageDetail ?? message }, viewerId)
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
