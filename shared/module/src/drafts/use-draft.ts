import { useShell } from '@tessera/module/react'
import { useState } from 'react'
import type { KeptDrafts } from './keep-drafts.ts'
import { useUnsaved } from './use-unsaved.ts'

/** A form's draft, which is kept until it is saved or given up. */
export interface DraftOfForm<Draft> {
  readonly draft: Draft
  /** The draft says something else than what is saved. */
  readonly changed: boolean
  /** The form opened with what was written before and not saved. */
  readonly wasKept: boolean
  write(change: Partial<Draft>): void
  /** Goes back to what is saved. */
  startOver(): void
  /** Forgets the draft, once it is saved or given up. */
  done(): void
}

interface Options<Draft> {
  readonly kept: (viewerId: string | undefined) => KeptDrafts<Draft>
  readonly id: string
  /** The saved version. */
  readonly saved: Draft
}

/**
 * Edits a draft of what is saved; closing the form or reloading the page loses nothing. Another id is
 * another draft.
 */
export function useDraft<Draft extends object>({
  kept: keptFor,
  id,
  saved,
}: Options<Draft>): DraftOfForm<Draft> {
  const kept = keptFor(useShell().$viewer.get()?.id)
  const isSaved = (draft: Draft) => JSON.stringify(draft) === JSON.stringify(saved)
  const keptOrSaved = () => ({ ...saved, ...kept.get(id) })
  const [draft, setDraft] = useState(keptOrSaved)
  const [wasKept, setWasKept] = useState(() => !isSaved(draft))
  const [shownId, setShownId] = useState(id)
  if (shownId !== id) {
    const next = keptOrSaved()
    setShownId(id)
    setDraft(next)
    setWasKept(!isSaved(next))
  }
  useUnsaved(!isSaved(draft))
  return {
    draft,
    changed: !isSaved(draft),
    wasKept,
    write: (change) => {
      const next = { ...draft, ...change }
      setDraft(next)
      if (isSaved(next)) kept.drop(id)
      else kept.keep(id, next)
    },
    startOver: () => {
      kept.drop(id)
      setDraft(saved)
      setWasKept(false)
    },
    done: () => kept.drop(id),
  }
}
