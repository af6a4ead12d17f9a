import type { Security } from '@tessera/contracts/calls/security'
import { limits } from '@tessera/contracts/limits'
import { Button } from '@tessera/ui/button'
import { PasswordField } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import type { FormEvent } from 'react'
import { FormFault } from '../../kit/form/form-fault.tsx'
import { HiddenUsername } from '../../kit/form/hidden-username.tsx'
import { words as common } from '../../words.ts'
import { ConfirmInstead } from '../confirm-instead/confirm-instead.tsx'
import styles from '../security-settings/page.module.css'
import { words } from '../security-settings/words.ts'
import type { Connections, ConnectionsEvent } from './flow.ts'

interface ConfirmDialogProps {
  readonly state: Extract<Connections, { kind: 'asking' | 'confirming' }>
  readonly send: (event: ConnectionsEvent) => void
  readonly security: Security
}

/** Asks for a confirmation before the connected accounts change: the password, or what stands for it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { state, send, security } = props
  const isBusy = state.kind === 'confirming'
  return (
    <Modal title={words.accountsConfirm()} busy={isBusy} onClose={() => send({ type: 'closed' })}>
      {security.has_password ? (
        <PasswordForm {...props} />
      ) : (
        <div className={`${styles.form} ${styles.confirm}`}>
          <ConfirmInstead
            security={security}
            lead={<p className={styles.centred}>{words.confirmWhy()}</p>}
            otherwise={<FormFault message={words.accountsStale()} />}
            onConfirmed={() => send({ type: 'confirmed' })}
          />
        </div>
      )}
    </Modal>
  )
}

function PasswordForm({ state, send, security }: ConfirmDialogProps) {
  const fault = state.kind === 'asking' ? (state.fault ?? undefined) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'submitted' })
  }
  return (
    <form noValidate className={`${styles.form} ${styles.confirm}`} onSubmit={submit}>
      <p className={styles.centred}>{words.confirmWhy()}</p>
      <HiddenUsername email={security.email} />
      <PasswordField
        name="password"
        label={words.password()}
        showLabel={common.showPassword()}
        hideLabel={common.hidePassword()}
        autoComplete="current-password"
        maxLength={limits.passwordMax}
        data-autofocus
        value={state.password}
        onChange={({ currentTarget }) => send({ type: 'typed', password: currentTarget.value })}
        error={fault}
      />
      <Button kind="primary" type="submit" full>
        {words.goOn()}
      </Button>
    </form>
  )
}
