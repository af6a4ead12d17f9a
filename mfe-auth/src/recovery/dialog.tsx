import type { CallError } from '@tessera/contracts/errors/call-error'
import { measures } from '@tessera/contracts/limits'
import type { RecoveryType } from '@tessera/contracts/recovery'
import { timings } from '@tessera/contracts/timings'
import { useShell } from '@tessera/module/react'
import { Modal } from '@tessera/ui/modal'
import { useEffect, useId } from 'react'
import { CaptchaStep } from './captcha-step.tsx'
import styles from './dialog.module.css'
import { DialogActions } from './dialog-actions.tsx'
import { shownType } from './shown-type.ts'
import type { Telling } from './telling.ts'
import { tellingOf } from './telling.ts'
import { useLetter } from './use-letter.ts'
import { words } from './words.ts'

/** How long the service asks to wait; by default as long as a lockout takes. */
const waitSecondsOf = (data: CallError['data']): number =>
  typeof data?.wait_seconds === 'number' ? data.wait_seconds : timings.lockoutMinutes * 60

interface RecoveryDialogProps {
  readonly type: RecoveryType
  /** The email or username that was typed; null when nobody knows it. */
  readonly account: string | null
  /** What the error said beside its code, such as how long to wait. */
  readonly data?: CallError['data'] | undefined
  readonly onClose: () => void
  /** Leads back to the log-in; without it the dialog closes and is one. */
  readonly onLogIn?: () => void
}

function Words({ telling }: { readonly telling: Telling }) {
  const [why, ...others] = telling.paragraphs
  return (
    <div className={styles.words}>
      <p>{why}</p>
      {telling.reasons === undefined ? null : (
        <ul className={styles.reasons}>
          {telling.reasons.map((reason) => (
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
  const { type, account, data, onClose, onLogIn } = props
  const shell = useShell()
  const titleId = useId()
  const sayIt = () =>
    shell.toast({ text: words.sentToast(), tone: 'good', duration: timings.toastNotice })
  const { letter, tell } = useLetter(sayIt)
  // Whoever opens this one has just had the letter sent.
  useEffect(() => {
    if (type === 'PASSWORD_RESET_SENT') sayIt()
  }, [type])
  const telling = tellingOf(shownType(type, letter), {
    brand: shell.brand,
    account,
    waitSeconds: waitSecondsOf(data),
  })
  return (
    <Modal
      width={measures.authModal}
      labelledBy={titleId}
      busy={letter.step === 'sending'}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <h2 id={titleId} className={styles.title}>
          {telling.title}
        </h2>
        {letter.step === 'captcha' ? (
          <CaptchaStep letter={letter} tell={tell} />
        ) : (
          <>
            <Words telling={telling} />
            <DialogActions {...{ telling, account, letter, tell, onClose, onLogIn }} />
          </>
        )}
      </div>
    </Modal>
  )
}
