import type { Security } from '@tessera/contracts/calls/security'
import { limits } from '@tessera/contracts/limits'
import { Button } from '@tessera/ui/button'
import { PasswordField } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import { useRef, useState } from 'react'
import { FormFault } from '../../kit/form/form-fault.tsx'
import { HiddenUsername } from '../../kit/form/hidden-username.tsx'
import { useFocusFirstError } from '../../kit/form/use-focus-first-error.ts'
import { words as common } from '../../words.ts'
import styles from '../account-settings/account.module.css'
import { words as account } from '../account-settings/words.ts'
import { ConfirmInstead } from '../confirm-instead/confirm-instead.tsx'
import { words } from './words.ts'

interface PasswordDialogProps {
  readonly security: Pick<Security, 'email' | 'has_password' | 'passkeys'>
  readonly busy: boolean
  readonly fault: string | null
  readonly onSubmit: (password: string) => void
  /** Called when a passkey or a provider has confirmed it in place of a password. */
  readonly onConfirmed: () => void
  readonly onClose: () => void
}

/** Asks an account without a password for a passkey or a connected provider, or to log in again. */
function WithoutPassword(props: PasswordDialogProps) {
  const { security, busy, onConfirmed, onClose } = props
  return (
    <Modal title={words.confirmSelf()} busy={busy} backdropCloses={false} onClose={onClose}>
      <div className={styles.form}>
        <ConfirmInstead
          security={security}
          lead={<p>{words.confirmWhy()}</p>}
          otherwise={<FormFault message={account.stale()} />}
          onConfirmed={onConfirmed}
        />
        <Button kind="quiet" full onClick={onClose}>
          {account.cancel()}
        </Button>
      </div>
    </Modal>
  )
}

/** Asks for the password, or a passkey in its place, before the download is prepared. */
export function PasswordDialog(props: PasswordDialogProps) {
  return props.security.has_password ? <WithPassword {...props} /> : <WithoutPassword {...props} />
}

function WithPassword({ security, busy, fault, onSubmit, onClose }: PasswordDialogProps) {
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
        <HiddenUsername email={security.email} />
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
