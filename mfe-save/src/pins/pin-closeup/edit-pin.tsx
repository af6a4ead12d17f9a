import { queryOptions } from '@tessera/client'
import { getPin, updatePin } from '@tessera/contracts/calls/pins'
import type { Pin } from '@tessera/contracts/entities/pin'
import { z } from '@tessera/contracts/schema'
import { DraftNotice, keepDrafts, useDraft } from '@tessera/module/drafts'
import { useShell } from '@tessera/module/react'
import { HashtagField } from '@tessera/pins/hashtag-field'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import { type FormEvent, type ReactElement, useState } from 'react'
import { actingAs } from '../../moving/bulk-moves/acting-subject.ts'
import styles from './edit-pin.module.css'
import { changesOf, draftOf, faultsOf, type PinDraft } from './pin-draft.ts'
import { words } from './words.ts'

const keptPinDrafts = keepDrafts(
  'pin',
  z.object({ title: z.string(), description: z.string(), link: z.string() }),
)

interface EditPinProps {
  readonly pin: Pin
  readonly close: () => void
}

/** Keeps changes to a pin; what the service says against them, or undefined when they are kept. */
function useKeeping(pin: Pin) {
  const shell = useShell()
  const { client, queries, toast } = shell
  return async (draft: PinDraft): Promise<string | undefined> => {
    const subject = actingAs(shell, pin.pinner.id)
    const kept = await client.call(updatePin, { id: pin.id, ...changesOf(draft), ...subject })
    if (!kept.ok) return kept.error.message
    const { queryKey } = queryOptions(client, getPin, { id: pin.id })
    queries.setQueryData(queryKey, (before: object | undefined) =>
      before === undefined ? undefined : { ...before, ...kept.data },
    )
    // A new link may lead to another site, which the answer to a change does not name.
    void queries.invalidateQueries({ queryKey })
    toast({ text: words.kept(), tone: 'good' })
    return undefined
  }
}

interface FieldsProps {
  readonly draft: PinDraft
  /** What the service has against it. */
  readonly refusal: string | undefined
  readonly onWrite: (change: Partial<PinDraft>) => void
}

function Fields({ draft, refusal, onWrite }: FieldsProps): ReactElement {
  const faults = faultsOf(draft)
  return (
    <>
      <TextField
        label={words.title()}
        value={draft.title}
        error={faults.title}
        onChange={({ currentTarget }) => onWrite({ title: currentTarget.value })}
      />
      <HashtagField
        label={words.description()}
        rows={4}
        value={draft.description}
        error={faults.description}
        onText={(description) => onWrite({ description })}
      />
      <TextField
        label={words.link()}
        inputMode="url"
        value={draft.link}
        error={faults.link ?? refusal}
        onChange={({ currentTarget }) => onWrite({ link: currentTarget.value })}
      />
    </>
  )
}

/** Changes the words of one's own idea, and where it leads. */
export function EditPin({ pin, close }: EditPinProps): ReactElement {
  const keep = useKeeping(pin)
  const form = useDraft({ kept: keptPinDrafts, id: pin.id, saved: draftOf(pin) })
  const { draft } = form
  const [saving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const giveUp = () => {
    form.done()
    close()
  }
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (saving || Object.keys(faultsOf(draft)).length > 0) return
    setSaving(true)
    const said = await keep(draft)
    setSaving(false)
    setRefusal(said)
    if (said === undefined) giveUp()
  }
  return (
    <Modal title={words.editTitle()} onClose={close} backdropCloses={false}>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        {form.wasKept ? <DraftNotice onStartOver={form.startOver} /> : null}
        <Fields draft={draft} refusal={refusal} onWrite={form.write} />
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
