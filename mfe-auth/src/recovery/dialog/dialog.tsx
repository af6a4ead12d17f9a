import type { CallError } from '@tessera/contracts/errors/call-error'
import { measures } from '@tessera/contracts/limits'
import type { RecoveryType } from '@tessera/contracts/recovery'
import { timings } from '@tessera/contracts/timings'
import { useShell } from '@tessera/module/react'
import { Modal } from '@tessera/ui/modal'
import { type ReactNode, useEffect, useId } from 'react'
import { words } from '../words.ts'
import { CaptchaStep } from './captcha-step.tsx'
import styles from './dialog.module.css'
import { DialogActions } from './dialog-actions.tsx'
import { type DialogText, dialogTextOf } from './dialog-text.ts'
import type { ResetEmail } from './reset-email-flow.ts'
import { useResetEmail } from './use-reset-email.ts'

// These dialogs already say that an email was sent.
const ofLetters: ReadonlySet<RecoveryType> = new Set(['LOGIN_ASSISTANCE', 'PASSWORD_RESET_SENT'])

/** Returns the dialog to show: the requested one, until an email was sent from it. */
function shownType(asked: RecoveryType, resetEmail: ResetEmail): RecoveryType {
  return resetEmail.kind === 'sent' && !ofLetters.has(asked) ? 'PASSWORD_RESET_SENT' : asked
}

/** Returns the seconds to wait that the error names; by default the duration of a lockout. */
const waitSecondsOf = (data: CallError['data']): number =>
  typeof data?.wait_seconds === 'number' ? data.wait_seconds : timings.lockoutMinutes * 60

interface RecoveryDialogProps {
  readonly type: RecoveryType
  /** The email or username that was typed; null when unknown. */
  readonly account: string | null
  /** The error's data, such as how long to wait. */
  readonly data?: CallError['data'] | undefined
  readonly onClose: () => void
  /** Returns to the log-in. Without it, the button closes the dialog: the log-in is behind it. */
  readonly onLogIn?: () => void
  /** The other ways to log in, for somebody who has trouble with the password. */
  readonly ways?: ReactNode
}

function Words({ text }: { readonly text: DialogText }) {
  const [why, ...others] = text.paragraphs
  return (
    <div className={styles.words}>
      <p>{why}</p>
      {text.reasons === undefined ? null : (
        <ul className={styles.reasons}>
          {text.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {others.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}

/**
 * Helps somebody who cannot get in; the error's code leads to the type by `recoveryOf`.
 *
 *     <RecoveryDialog type="SOFT_BANNED" account={email} onClose={close} />
 */
export function RecoveryDialog(props: RecoveryDialogProps) {
  const { type, account, data, onClose, onLogIn, ways } = props
  const shell = useShell()
  const titleId = useId()
  const sayIt = () =>
    shell.toast({ text: words.sentToast(), tone: 'good', duration: timings.toastNotice })
  const { resetEmail, tell } = useResetEmail(sayIt)
  // This type opens after the email was sent.
  useEffect(() => {
    if (type === 'PASSWORD_RESET_SENT') sayIt()
  }, [type])
  const text = dialogTextOf(shownType(type, resetEmail), {
    brand: shell.brand,
    account,
    waitSeconds: waitSecondsOf(data),
  })
  return (
    <Modal
      width={measures.authModal}
      labelledBy={titleId}
      busy={resetEmail.kind === 'sending'}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <h2 id={titleId} className={styles.title}>
          {text.title}
        </h2>
        {resetEmail.kind === 'captcha' ? (
          <CaptchaStep resetEmail={resetEmail} tell={tell} />
        ) : (
          <>
            <Words text={text} />
            <DialogActions {...{ text, account, resetEmail, tell, onClose, onLogIn }} />
            {text.logIn ? ways : null}
          </>
        )}
      </div>
    </Modal>
  )
}
