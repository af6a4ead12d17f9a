import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { type FormEvent, useEffect, useRef } from 'react'
import { Captcha } from '../../kit/captcha/captcha.tsx'
import { words } from '../../words.ts'
import { BirthdayInput } from '../fields/form-fields.tsx'
import type { Event } from '../flow/events.ts'
import type { SocialStepState } from '../flow/social-step-states.ts'
import styles from './social-step.module.css'
import { WelcomeScreen } from './welcome-screen.tsx'

interface SocialStepProps {
  readonly state: SocialStepState
  readonly send: (event: Event) => void
  /** The least age. */
  readonly age: number
}

const faultOf = (state: SocialStepState): string | undefined => {
  if (state.kind === 'captcha') return state.said
  return state.kind === 'birthday' ? (state.fault ?? undefined) : undefined
}

/** Asks somebody who signs up with a provider for their birthday; the provider said the rest. */
export function SocialStep({ state, send, age }: SocialStepProps) {
  const { brand } = useShell()
  const form = useRef<HTMLFormElement>(null)
  const { tries, blocked, connecting } = state
  useEffect(() => {
    if (state.kind === 'birthday') form.current?.querySelector('input')?.focus()
  }, [state.kind, tries])
  const isBusy = state.kind === 'busy'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'submitted' })
  }
  return (
    <form ref={form} noValidate className={styles.step} onSubmit={submit} aria-busy={isBusy}>
      {isBusy && connecting?.type === 'google_one_tap' ? <WelcomeScreen /> : null}
      <p className={styles.who}>{connecting?.fullName ?? connecting?.email}</p>
      <BirthdayInput
        value={state.draft.birthday}
        locked={isBusy}
        disabled={blocked}
        error={blocked ? words.notEligible({ brand }) : faultOf(state)}
        onChange={(value) => send({ type: 'typed', field: 'birthday', value })}
      />
      <p className={styles.rule}>{words.ageRule({ age, brand })}</p>
      {state.kind === 'captcha' ? (
        <Captcha
          round={state.captchas}
          onSolved={(token) => send({ type: 'captcha-solved', token })}
        />
      ) : (
        <Button kind="primary" type="submit" full busy={isBusy} disabled={blocked}>
          {words.createAccountDo()}
        </Button>
      )}
      <Button kind="plain" full disabled={isBusy} onClick={() => send({ type: 'connect-left' })}>
        {words.back()}
      </Button>
    </form>
  )
}
