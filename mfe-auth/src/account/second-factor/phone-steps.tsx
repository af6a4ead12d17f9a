import { limits } from '@tessera/contracts/limits'
import { Button } from '@tessera/ui/button'
import { words as common } from '../../words.ts'
import { words } from '../security-settings/words.ts'
import styles from './set-up.module.css'
import type { Event, Screen, State } from './state.ts'
import { StepForm } from './step-form.tsx'

interface StepProps<At extends Screen['at']> {
  readonly screen: Extract<Screen, { readonly at: At }>
  readonly state: State
  readonly send: (event: Event) => void
}

/** Asks for the phone number that receives the codes. */
export function PhoneNumberStep({ screen, state, send }: StepProps<'phone-number'>) {
  return (
    <>
      <p className={styles.how}>{words.phoneHow()}</p>
      <StepForm
        state={state}
        send={send}
        doing={words.phoneSend()}
        field={{
          label: words.phoneNumber(),
          hint: words.phoneHint(),
          value: screen.number,
          type: 'tel',
          inputMode: 'tel',
          autoComplete: 'tel',
          maxLength: 40,
        }}
      />
    </>
  )
}

/** Asks for the code that was sent to the phone. */
export function PhoneCodeStep({ screen, state, send }: StepProps<'phone-code'>) {
  // Toasts are hidden and silent behind the dialog, so the message is repeated here.
  const atRest = state.work.is === 'resting' && state.work.fault === null
  return (
    <StepForm
      state={state}
      send={send}
      doing={words.finish()}
      field={{
        label: words.code(),
        hint: words.codeHintPhone({ digits: limits.codeDigits, end: screen.end }),
        value: screen.code,
        autoComplete: 'one-time-code',
        inputMode: 'numeric',
      }}
    >
      <p role="status" className={styles.said}>
        {screen.sent > 1 && atRest ? common.codeResent() : null}
      </p>
      <div className={styles.others}>
        <Button kind="plain" size="small" onClick={() => send({ type: 'resend-pressed' })}>
          {words.resend()}
        </Button>
        <Button kind="plain" size="small" onClick={() => send({ type: 'other-number' })}>
          {words.otherNumber()}
        </Button>
      </div>
    </StepForm>
  )
}
