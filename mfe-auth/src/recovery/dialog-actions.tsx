import { paths } from '@tessera/contracts/paths'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { useEffect, useRef } from 'react'
import styles from './dialog.module.css'
import type { Letter, LetterEvent } from './letter-flow.ts'
import type { Telling } from './telling.ts'
import { words } from './words.ts'

interface DialogActionsProps {
  readonly telling: Telling
  readonly account: string | null
  readonly letter: Letter
  readonly tell: (event: LetterEvent) => void
  readonly onClose: () => void
  readonly onLogIn: (() => void) | undefined
}

type Sender = Pick<DialogActionsProps, 'account' | 'tell' | 'onClose'> & {
  readonly kind: 'primary' | 'quiet'
  readonly label: string
}

/** Has the letter sent; who did not say which account is theirs is asked on a page of its own. */
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

/** What somebody can do about what a dialog tells them; the loudest first. */
export function DialogActions(props: DialogActionsProps) {
  const { telling, account, letter, tell, onClose, onLogIn } = props
  const { way, close, contact, logIn } = telling
  const row = useRef<HTMLDivElement>(null)
  // Another dialog stands there now: the focus goes to what to do about it, not to the page behind.
  useEffect(() => {
    const first = row.current?.querySelector('button, a')
    if (first instanceof HTMLElement) first.focus()
  }, [telling.title])
  const send = { account, tell, onClose }
  return (
    <div ref={row} className={styles.actions}>
      {letter.step === 'ready' && letter.fault !== null ? (
        <p role="alert" className={styles.fault}>
          {letter.fault}
        </p>
      ) : null}
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
        {letter.step === 'sent' ? words.sentToast() : null}
      </p>
    </div>
  )
}
