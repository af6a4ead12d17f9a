import { queryOptions } from '@tessera/client'
import { getPin, updatePin } from '@tessera/contracts/calls/pins'
import type { PinDetails } from '@tessera/contracts/entities/pin-details'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { DraftNotice, keepDrafts, useDraft } from '@tessera/module/drafts'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/checkbox'
import { TextArea } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import { type FormEvent, type ReactElement, useState } from 'react'
import { actingAs } from '../../moving/bulk-moves/acting-subject.ts'
import styles from './edit-pin.module.css'
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

/** Keeps a note; what the service says against it, or undefined when it is kept. */
function useKeeping(pin: PinDetails) {
  const shell = useShell()
  const { client, queries, toast } = shell
  return async ({ text, isShared }: NoteDraft): Promise<string | undefined> => {
    const subject = actingAs(shell, pin.pinner.id)
    const change = { id: pin.id, note: text.trim(), note_is_shared: isShared, ...subject }
    const kept = await client.call(updatePin, change)
    if (!kept.ok) return kept.error.message
    const { note } = kept.data
    const { queryKey } = queryOptions(client, getPin, { id: pin.id })
    queries.setQueryData(queryKey, (before: object | undefined) =>
      before === undefined ? undefined : { ...before, note },
    )
    toast({ text: words.kept(), tone: 'good' })
    return undefined
  }
}

const faultOf = ({ text }: NoteDraft): string | undefined =>
  text.trim().length > limits.pinTextMax
    ? words.tooLong({ maxLength: limits.pinTextMax })
    : undefined

/** Writes what one wants to say about somebody else's idea, for oneself or for others too. */
export function EditNote({ pin, close }: EditNoteProps): ReactElement {
  const keep = useKeeping(pin)
  const form = useDraft<NoteDraft>({
    kept: keptPinNotes,
    id: pin.id,
    saved: { text: pin.note?.text ?? '', isShared: pin.note?.is_shared ?? false },
  })
  const { draft } = form
  const giveUp = () => {
    form.done()
    close()
  }
  const [saving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (saving || faultOf(draft) !== undefined) return
    setSaving(true)
    const said = await keep(draft)
    setSaving(false)
    setRefusal(said)
    if (said === undefined) giveUp()
  }
  return (
    <Modal title={words.ownNote()} onClose={close} backdropCloses={false}>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        {form.wasKept ? <DraftNotice onStartOver={form.startOver} /> : null}
        <TextArea
          label={words.note()}
          rows={4}
          dir="auto"
          data-autofocus
          value={draft.text}
          error={faultOf(draft) ?? refusal}
          onChange={({ currentTarget }) => form.write({ text: currentTarget.value })}
        />
        <Checkbox
          label={words.shareNote()}
          hint={words.shareNoteHint()}
          checked={draft.isShared}
          onChange={({ currentTarget }) => form.write({ isShared: currentTarget.checked })}
        />
        <div className={styles.formEnd}>
          <Button onClick={giveUp}>{words.cancel()}</Button>
          <Button type="submit" kind="primary" busy={saving}>
            {words.keep()}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
