import { limits } from '@tessera/contracts/limits'
import { useViewer } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { PasswordField } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import type { FormEvent } from 'react'
import { HiddenUsername } from '../../recovery/hidden-username.tsx'
import { words as common } from '../../words.ts'
import styles from '../page.module.css'
import { words } from '../words.ts'
import type { Connections, ConnectionsEvent } from './flow.ts'

/** Asks for the password before the connected accounts change. */
export function ConfirmDialog(props: {
  readonly state: Extract<Connections, { kind: 'asking' | 'confirming' }>
  readonly send: (event: ConnectionsEvent) => void
}) {
  const { state, send } = props
  const isBusy = state.kind === 'confirming'
  const fault = state.kind === 'asking' ? (state.fault ?? undefined) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'submitted' })
  }
  return (
    <Modal title={words.accountsConfirm()} busy={isBusy} onClose={() => send({ type: 'closed' })}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <p className={styles.centred}>{words.confirmWhy()}</p>
        <HiddenUsername email={useViewer()?.email ?? ''} />
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
    </Modal>
  )
}
