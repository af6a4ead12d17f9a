import { paths } from '@tessera/contracts/paths'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { useEffect, useRef } from 'react'
import { FormFault } from '../../kit/form/form-fault.tsx'
import { words } from '../words.ts'
import styles from './dialog.module.css'
import type { DialogText } from './dialog-text.ts'
import type { ResetEmail, ResetEmailEvent } from './reset-email-flow.ts'

interface DialogActionsProps {
  readonly text: DialogText
  readonly account: string | null
  readonly resetEmail: ResetEmail
  readonly tell: (event: ResetEmailEvent) => void
  readonly onClose: () => void
  readonly onLogIn: (() => void) | undefined
}

type Sender = Pick<DialogActionsProps, 'account' | 'tell' | 'onClose'> & {
  readonly kind: 'primary' | 'quiet'
  readonly label: string
}

/** Sends the reset email. Without a known account it opens the forgot-password page. */
function SendButton({ account, tell, onClose, kind, label }: Sender) {
  const { navigate } = useShell()
  if (account !== null) {
    return (
      <Button kind={kind} full onClick={() => tell({ type: 'wanted', account })}>
        {label}
      </Button>
    )
  }
  const open = (address: string) => {
    onClose()
    navigate(address)
  }
  return (
    <Button kind={kind} full href={paths.forgotPassword.to()} onNavigate={open}>
      {label}
    </Button>
  )
}

/** The dialog's buttons, the most prominent first. */
export function DialogActions(props: DialogActionsProps) {
  const { text, account, resetEmail, tell, onClose, onLogIn } = props
  const { way, close, contact, logIn } = text
  const row = useRef<HTMLDivElement>(null)
  // Moves the focus to the first button when the dialog changes, instead of the page behind.
  useEffect(() => {
    const first = row.current?.querySelector('button, a')
    if (first instanceof HTMLElement) first.focus()
  }, [text.title])
  const send = { account, tell, onClose }
  return (
    <div ref={row} className={styles.actions}>
      <FormFault
        message={resetEmail.kind === 'ready' ? (resetEmail.fault ?? undefined) : undefined}
      />
      {way === 'reset' ? <SendButton {...send} kind="primary" label={words.resetDo()} /> : null}
      {close === undefined ? null : (
        <Button kind="primary" full onClick={onClose}>
          {close}
        </Button>
      )}
      {logIn ? (
        <Button kind="primary" full onClick={onLogIn ?? onClose}>
          {words.toLogIn()}
        </Button>
      ) : null}
      {way === 'resend' ? <SendButton {...send} kind="quiet" label={words.resendDo()} /> : null}
      {contact ? (
        <Button kind="quiet" full href={paths.privacyPolicy.to()} target="_blank">
          {words.contact()}
        </Button>
      ) : null}
      <p role="status" className={styles.status}>
        {resetEmail.kind === 'sent' ? words.sentToast() : null}
      </p>
    </div>
  )
}
