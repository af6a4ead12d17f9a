import { Button } from '@tessera/ui/button'
import { Captcha } from '../../kit/captcha/captcha.tsx'
import { FormFault } from '../../kit/form/form-fault.tsx'
import { words } from '../words.ts'
import styles from './dialog.module.css'
import type { ResetEmail, ResetEmailEvent } from './reset-email-flow.ts'

/** Asks for a captcha; solving it sends the reset email. */
export function CaptchaStep(props: {
  readonly resetEmail: Extract<ResetEmail, { readonly kind: 'captcha' }>
  readonly tell: (event: ResetEmailEvent) => void
}) {
  const { resetEmail, tell } = props
  return (
    <div className={styles.captcha}>
      <p>{words.captchaWhy()}</p>
      <FormFault message={resetEmail.fault ?? undefined} />
      <Captcha round={resetEmail.round} onSolved={(answer) => tell({ type: 'solved', answer })} />
      <Button kind="plain" full onClick={() => tell({ type: 'put-away' })}>
        {words.back()}
      </Button>
    </div>
  )
}
