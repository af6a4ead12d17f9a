import { Button } from '@tessera/ui/button'
import { Captcha } from '../captcha/captcha.tsx'
import styles from './dialog.module.css'
import type { Letter, LetterEvent } from './letter-flow.ts'
import { words } from './words.ts'

/** Asks to show that it is a person; the letter is sent by itself once that is shown. */
export function CaptchaStep(props: {
  readonly letter: Extract<Letter, { readonly step: 'captcha' }>
  readonly tell: (event: LetterEvent) => void
}) {
  const { letter, tell } = props
  return (
    <div className={styles.captcha}>
      <p>{words.captchaWhy()}</p>
      {letter.fault === null ? null : (
        <p role="alert" className={styles.fault}>
          {letter.fault}
        </p>
      )}
      <Captcha round={letter.round} onSolved={(answer) => tell({ type: 'solved', answer })} />
      <Button kind="plain" full onClick={() => tell({ type: 'put-away' })}>
        {words.back()}
      </Button>
    </div>
  )
}
