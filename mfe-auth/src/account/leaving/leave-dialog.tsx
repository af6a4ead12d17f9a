import type { Security } from '@tessera/contracts/calls/security'
import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { PasswordField } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import { useRef } from 'react'
import { FormFault } from '../../kit/form/form-fault.tsx'
import { HiddenUsername } from '../../kit/form/hidden-username.tsx'
import { useFocusFirstError } from '../../kit/form/use-focus-first-error.ts'
import { words as common } from '../../words.ts'
import styles from '../account-settings/account.module.css'
import { dayText } from '../account-settings/day-text.ts'
import { words } from '../account-settings/words.ts'
import { ConfirmBelowFault } from '../confirm-instead/confirm-instead.tsx'
import type { LeaveEvent, Leaving } from './flow.ts'

type Open = Extract<Leaving, { kind: 'asking' | 'sending' }>

interface LeaveDialogProps {
  readonly state: Open
  readonly send: (event: LeaveEvent) => void
  readonly account: Pick<Security, 'email' | 'has_password' | 'passkeys'>
}

const day = 86_400_000

/** Says what closing an account does. */
function Consequences() {
  const { $locale } = useShell()
  const gone = dayText(new Date(Date.now() + timings.closingDays * day), $locale.get())
  return (
    <>
      <p>{words.closeWhat()}</p>
      <ul className={styles.list}>
        <li>{words.closeNow()}</li>
        <li>{words.closeLater({ day: gone })}</li>
        <li>{words.closeCopies()}</li>
        <li>{words.closeBack()}</li>
      </ul>
    </>
  )
}

/** Asks before an account is paused or closed; closing asks for the password. */
export function LeaveDialog({ state, send, account }: LeaveDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, state.tries)
  const closes = state.way === 'close'
  const fault = state.kind === 'asking' ? state.fault : null
  return (
    <Modal
      title={closes ? words.closeAsk() : words.pauseAsk()}
      busy={state.kind === 'sending'}
      backdropCloses={false}
      onClose={() => send({ type: 'cancelled' })}
    >
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          send({ type: 'submitted' })
        }}
      >
        {closes ? <Consequences /> : <p>{words.pauseWhat()}</p>}
        {closes && account.has_password ? (
          <>
            <HiddenUsername email={account.email} />
            <PasswordField
              name="password"
              label={words.password()}
              autoComplete="current-password"
              showLabel={common.showPassword()}
              hideLabel={common.hidePassword()}
              maxLength={limits.passwordMax}
              readOnly={state.kind === 'sending'}
              value={state.password}
              onChange={({ currentTarget }) => send({ type: 'typed', value: currentTarget.value })}
              error={fault?.at === 'password' ? fault.message : undefined}
            />
          </>
        ) : null}
        <FormFault message={fault?.at === 'form' ? fault.message : undefined} />
        {fault?.message === words.stale() ? (
          <ConfirmBelowFault security={account} onConfirmed={() => send({ type: 'submitted' })} />
        ) : null}
        <div className={styles.answer}>
          <Button kind="quiet" data-autofocus onClick={() => send({ type: 'cancelled' })}>
            {words.cancel()}
          </Button>
          <Button kind="primary" type="submit">
            {closes ? words.closeDo() : words.pauseDo()}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
