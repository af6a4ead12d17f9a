import { limits } from '@tessera/contracts/limits'
import { Button } from '@tessera/ui/button'
import { PasswordField } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import { useRef, useState } from 'react'
import { HiddenUsername } from '../../recovery/hidden-username.tsx'
import { useFocusFirstError } from '../../security-page/use-focus-first-error.ts'
import { words as common } from '../../words.ts'
import styles from '../account.module.css'
import { words as account } from '../words.ts'
import { words } from './words.ts'

interface PasswordDialogProps {
  readonly email: string
  readonly busy: boolean
  readonly fault: string | null
  readonly onSubmit: (password: string) => void
  readonly onClose: () => void
}

/** Asks for the password before the download is prepared. */
export function PasswordDialog({ email, busy, fault, onSubmit, onClose }: PasswordDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [tries, setTries] = useState(0)
  const [missing, setMissing] = useState(false)
  const error = missing ? account.passwordMissing() : (fault ?? undefined)
  useFocusFirstError(form, error === undefined ? 0 : tries)
  return (
    <Modal title={words.confirm()} busy={busy} backdropCloses={false} onClose={onClose}>
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          setTries(tries + 1)
          setMissing(password === '')
          if (password !== '') onSubmit(password)
        }}
      >
        <p>{words.confirmWhy()}</p>
        <HiddenUsername email={email} />
        <PasswordField
          name="password"
          data-autofocus
          label={account.password()}
          autoComplete="current-password"
          showLabel={common.showPassword()}
          hideLabel={common.hidePassword()}
          maxLength={limits.passwordMax}
          readOnly={busy}
          value={password}
          onChange={({ currentTarget }) => {
            setMissing(false)
            setPassword(currentTarget.value)
          }}
          error={error}
        />
        <div className={styles.answer}>
          <Button kind="quiet" onClick={onClose}>
            {account.cancel()}
          </Button>
          <Button kind="primary" type="submit">
            {words.goOn()}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
