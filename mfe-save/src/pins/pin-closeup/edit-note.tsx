import type { PinDetails } from '@tessera/contracts/entities/pin-details'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { keepDrafts, useDraft } from '@tessera/module/drafts'
import { Checkbox } from '@tessera/ui/checkbox'
import { TextArea } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import { EditForm } from './edit-form.tsx'
import { words } from './words.ts'

const keptPinNotes = keepDrafts('pin-note', z.object({ text: z.string(), isShared: z.boolean() }))

interface EditNoteProps {
  readonly pin: PinDetails
  readonly close: () => void
}

interface NoteDraft {
  readonly text: string
  readonly isShared: boolean
}

const changesOf = ({ text, isShared }: NoteDraft) => ({
  note: text.trim(),
  note_is_shared: isShared,
})

const faultOf = ({ text }: NoteDraft): string | undefined =>
  text.trim().length > limits.pinTextMax
    ? words.tooLong({ maxLength: limits.pinTextMax })
    : undefined

/** Edits the saver's note on somebody else's idea, for themselves or for others too. */
export function EditNote({ pin, close }: EditNoteProps): ReactElement {
  const saved = { text: pin.note?.text ?? '', isShared: pin.note?.is_shared ?? false }
  const form = useDraft<NoteDraft>({ kept: keptPinNotes, id: pin.id, saved })
  const { draft, write } = form
  const fault = faultOf(draft)
  return (
    <EditForm
      {...{ pin, form, close }}
      title={words.ownNote()}
      changes={{ to: changesOf(draft), from: changesOf(saved) }}
      valid={fault === undefined}
    >
      <TextArea
        label={words.note()}
        rows={4}
        dir="auto"
        data-autofocus
        value={draft.text}
        error={fault}
        onChange={({ currentTarget }) => write({ text: currentTarget.value })}
      />
      <Checkbox
        label={words.shareNote()}
        hint={words.shareNoteHint()}
        checked={draft.isShared}
        onChange={({ currentTarget }) => write({ isShared: currentTarget.checked })}
      />
    </EditForm>
  )
}
