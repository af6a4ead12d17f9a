import { limits } from '@tessera/contracts/limits'
import { useLayout, useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { CopyButton } from '../../kit/qr-code/copy-button.tsx'
import { QrCode } from '../../kit/qr-code/qr-code.tsx'
import { words } from '../security-settings/words.ts'
import styles from './set-up.module.css'
import type { Event, Screen, State } from './state.ts'
import { StepForm } from './step-form.tsx'

interface AuthenticatorStepProps {
  readonly screen: Extract<Screen, { readonly at: 'authenticator' }>
  readonly state: State
  readonly send: (event: Event) => void
}

/** Shows the secret as a QR code and as text, and asks for the app's first code. */
export function AuthenticatorStep({ screen, state, send }: AuthenticatorStepProps) {
  const { brand } = useShell()
  const { phone } = useLayout()
  const { secret, uri, code } = screen
  return (
    <>
      <p className={styles.how}>{words.authenticatorHow()}</p>
      <QrCode text={uri} label={words.qrCode({ brand })} />
      {phone ? (
        <Button kind="quiet" full href={uri}>
          {words.openApp()}
        </Button>
      ) : null}
      <div className={styles.secret}>
        <p className={styles.small}>{words.secretHow()}</p>
        <div className={styles.key}>
          <code className={styles.code}>{secret.match(/.{1,4}/g)?.join(' ') ?? secret}</code>
          <CopyButton text={secret} />
        </div>
      </div>
      <StepForm
        state={state}
        send={send}
        doing={words.finish()}
        field={{
          label: words.code(),
          hint: words.codeHintApp({ digits: limits.codeDigits }),
          value: code,
          autoComplete: 'one-time-code',
          inputMode: 'numeric',
        }}
      />
    </>
  )
}
