import { defineCommand } from '@tessera/cache'
import { listPasskeys, type Passkey, renamePasskey } from '@tessera/contracts/calls/passkeys'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import { type FormEvent, useRef, useState } from 'react'
import { runInFlow } from '../../commands.ts'
import { useFocusFirstError } from '../../kit/form/use-focus-first-error.ts'
import styles from '../security-settings/page.module.css'
import { words } from '../security-settings/words.ts'

const renameCommand = defineCommand(renamePasskey, {
  name: 'rename-passkey',
  confirm: (_, __, draft) => draft.lists({ of: [listPasskeys], ask: 'now' }),
  say: { done: () => words.passkeyRenamed() },
})

/** Asks for a passkey's new name. */
export function RenameDialog(props: { readonly passkey: Passkey; readonly onClose: () => void }) {
  const { passkey, onClose } = props
  const shell = useShell()
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState(passkey.name)
  const [busy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)
  const [fault, setFault] = useState<string>()
  useFocusFirstError(form, tries)
  const failed = (message: string) => {
    setFault(message)
    setTries(tries + 1)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return failed(words.passkeyNameMissing())
    setBusy(true)
    const result = await runInFlow(shell, renameCommand, { id: passkey.id, name })
    setBusy(false)
    return result.ok ? onClose() : failed(result.error.message)
  }
  return (
    <Modal title={words.passkeyRenameDo()} busy={busy} onClose={onClose}>
      <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={words.passkeyName()}
          data-autofocus
          autoComplete="off"
          maxLength={limits.passkeyNameMax}
          readOnly={busy}
          value={name}
          onChange={({ currentTarget }) => {
            setFault(undefined)
            setName(currentTarget.value)
          }}
          error={fault}
        />
        <div className={styles.answer}>
          <Button kind="quiet" onClick={onClose}>
            {words.cancel()}
          </Button>
          <Button kind="primary" type="submit">
            {words.save()}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
