import { limits } from '@tessera/contracts/limits'
import { usableLocale } from '@tessera/contracts/locale'
import { useShell } from '@tessera/module/react'
import { BirthdayField } from '@tessera/ui/birthday-field'
import { PasswordField, TextField } from '@tessera/ui/field'
import { words } from '../../words.ts'
import type { Event } from '../flow/events.ts'
import { type FormState, isRefusedAccount, type ShownForm } from '../flow/shown-form.ts'
import { BusinessQuestions } from './business-questions.tsx'
import { faultText } from './fault-text.tsx'
import styles from './form.module.css'

/** The form's state, the errors and fields that it shows, and the callback that changes it. */
export interface FormPart {
  readonly state: FormState
  readonly send: (event: Event) => void
  readonly shown: ShownForm
}

const birthdayParts = () => ({
  year: { name: words.year(), empty: words.yearEmpty() },
  month: { name: words.month(), empty: words.monthEmpty() },
  day: { name: words.day(), empty: words.dayEmpty() },
})

/** Returns what a browser fills in; without an address field, passkeys are offered here. */
function passwordKind({ mode, returning }: FormState): string {
  if (mode === 'sign-up') return 'new-password'
  return returning === null ? 'current-password' : 'current-password webauthn'
}

/** The password, with a button that shows it. */
export function Password({ state, send, shown }: FormPart) {
  const { faults, help, locked } = shown
  const { email, password } = state.draft
  return (
    <PasswordField
      name="password"
      label={words.password()}
      showLabel={words.showPassword()}
      hideLabel={words.hidePassword()}
      autoComplete={passwordKind(state)}
      maxLength={limits.passwordMax}
      readOnly={locked}
      disabled={isRefusedAccount(state)}
      value={password}
      onChange={({ currentTarget }) =>
        send({ type: 'typed', field: 'password', value: currentTarget.value })
      }
      error={faultText(faults.password, { help, email })}
    />
  )
}

/** A birthday, in the order of the browser's region. */
export function BirthdayInput(props: {
  readonly value: string
  readonly locked: boolean
  readonly disabled: boolean
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}) {
  const { $locale } = useShell()
  return (
    <BirthdayField
      label={words.birthday()}
      parts={birthdayParts()}
      // English is written in many regions, so the browser's region orders the parts of its dates.
      locale={$locale.get() === 'en' ? usableLocale(navigator.language) : $locale.get()}
      {...props}
    />
  )
}

/** The birthday of a sign-up. */
export function Birthday({ state, send, shown }: FormPart) {
  return (
    <BirthdayInput
      locked={shown.locked}
      disabled={isRefusedAccount(state)}
      value={state.draft.birthday}
      onChange={(value) => send({ type: 'typed', field: 'birthday', value })}
      error={shown.faults.birthday}
    />
  )
}

/** The name of a business and the questions about it, for its sign-up. */
export function BusinessName({ state, send, shown }: FormPart) {
  return (
    <>
      <TextField
        name="business-name"
        label={words.businessName()}
        autoComplete="organization"
        maxLength={limits.nameMax}
        readOnly={shown.locked}
        disabled={isRefusedAccount(state)}
        value={state.draft.businessName}
        onChange={({ currentTarget }) =>
          send({ type: 'typed', field: 'businessName', value: currentTarget.value })
        }
        error={shown.faults.businessName}
      />
      <BusinessQuestions
        answers={state.draft}
        locked={shown.locked || isRefusedAccount(state)}
        onAnswer={(field, value) => send({ type: 'typed', field, value })}
      />
    </>
  )
}

/** The returning visitor's email, read-only, so that password managers find it. */
export function KnownEmail({ state, shown }: FormPart) {
  const said = shown.faults.email
  return (
    <>
      <input
        type="email"
        name="email"
        autoComplete="username"
        className={styles.known}
        tabIndex={-1}
        aria-hidden="true"
        readOnly
        value={state.draft.email}
      />
      {said === undefined ? null : (
        <p role="alert" className={styles.fault}>
          {faultText(said, { help: shown.help, email: state.draft.email })}
        </p>
      )}
    </>
  )
}
