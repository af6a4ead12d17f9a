import { useCommand } from '@tessera/cache/react'
import type { Pin } from '@tessera/contracts/entities/pin'
import { DraftNotice, type DraftOfForm } from '@tessera/module/drafts'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'
import type { FormEvent, ReactElement, ReactNode } from 'react'
import { actingAs } from '../../moving/bulk-moves/acting-subject.ts'
import { changePin, type PinChanges } from './change-pin.ts'
import styles from './edit-form.module.css'
import { words } from './words.ts'

interface EditFormProps {
  readonly pin: Pin
  readonly title: string
  readonly form: Pick<DraftOfForm<object>, 'wasKept' | 'startOver' | 'done'>
  /** The changes to save, and the same fields as they are. */
  readonly changes: { readonly to: PinChanges; readonly from: PinChanges }
  readonly valid: boolean
  readonly close: () => void
  readonly children: ReactNode
}

/** The dialog around the fields of a pin: saves them, and shows why they were refused. */
export function EditForm(props: EditFormProps): ReactElement {
  const { pin, title, form, changes, valid, close, children } = props
  const shell = useShell()
  const { run, busy, formRefusal } = useCommand(changePin)
  const giveUp = () => {
    form.done()
    close()
  }
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!valid) return
    const subject = actingAs(shell, pin.pinner.id)
    const outcome = await run({ id: pin.id, ...changes, subject })
    if (outcome.state === 'done') giveUp()
  }
  return (
    <Modal title={title} onClose={close} backdropCloses={false}>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        {form.wasKept ? <DraftNotice onStartOver={form.startOver} /> : null}
        {children}
        {formRefusal === undefined ? null : (
          <p role="alert" className={styles.refused}>
            {formRefusal}
          </p>
        )}
        <div className={styles.formEnd}>
          <Button onClick={giveUp}>{words.cancel()}</Button>
          <Button type="submit" kind="primary" busy={busy}>
            {words.keep()}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
