import { limits } from '@tessera/contracts/limits'
import { usableLocale } from '@tessera/contracts/locale'
import { Link, useShell } from '@tessera/module/react'
import { BirthdayField } from '@tessera/ui/birthday-field'
import { Button } from '@tessera/ui/button'
import { PasswordField, TextField } from '@tessera/ui/field'
import type { FormEvent } from 'react'
import { useRef } from 'react'
import { Captcha } from '../captcha/captcha.tsx'
import { words } from '../words.ts'
import { EmailField } from './email-field.tsx'
import type { Event } from './events.ts'
import { faultText, wayToPassword } from './fault-text.tsx'
import styles from './form.module.css'
import type { FormState, ShownForm } from './shown-form.ts'
import { isRefusedAccount, shownForm } from './shown-form.ts'
import { useFormFocus } from './use-form-focus.ts'
import { WithoutPassword } from './welcome-back.tsx'

interface FormProps {
  readonly state: FormState
  readonly send: (event: Event) => void
}

interface PartProps extends FormProps {
  readonly shown: ShownForm
}

const birthdayParts = () => ({
  year: { name: words.year(), empty: words.yearEmpty() },
  month: { name: words.month(), empty: words.monthEmpty() },
  day: { name: words.day(), empty: words.dayEmpty() },
})

/** What is about no field, or about the buttons of another company. */
function Notices({ state, shown }: PartProps) {
  const { brand } = useShell()
  const { facebook, google, form } = shown.faults
  const said = facebook ?? google ?? form
  const blocked = isRefusedAccount(state) ? words.notEligible({ brand }) : undefined
  if (said === undefined && blocked === undefined) return null
  return (
    <p role="alert" className={styles.fault}>
      {blocked ?? faultText(said, { help: shown.help, email: state.draft.email })}
    </p>
  )
}

function Password({ state, send, shown }: PartProps) {
  const { faults, help, locked } = shown
  const { email, password } = state.draft
  return (
    <PasswordField
      name="password"
      label={words.password()}
      showLabel={words.showPassword()}
      hideLabel={words.hidePassword()}
      autoComplete={state.mode === 'sign-up' ? 'new-password' : 'current-password'}
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

function Birthday({ state, send, shown }: PartProps) {
  const { $locale } = useShell()
  return (
    <BirthdayField
      label={words.birthday()}
      parts={birthdayParts()}
      // As they write dates elsewhere, whatever language the product speaks.
      locale={usableLocale(navigator.language, $locale.get())}
      locked={shown.locked}
      disabled={isRefusedAccount(state)}
      value={state.draft.birthday}
      onChange={(value) => send({ type: 'typed', field: 'birthday', value })}
      error={shown.faults.birthday}
    />
  )
}

function BusinessName({ state, send, shown }: PartProps) {
  return (
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
  )
}

function Ending({ state, send, shown }: PartProps) {
  if (state.kind === 'captcha')
    return (
      <Captcha
        round={state.captchas}
        onSolved={(token) => send({ type: 'captcha-solved', token })}
      />
    )
  const signUp = state.business ? words.createBusinessDo() : words.signUpDo()
  return (
    <Button
      kind="primary"
      type="submit"
      full
      busy={state.kind === 'busy'}
      disabled={isRefusedAccount(state)}
    >
      {shown.withBirthday ? signUp : words.logInDo()}
    </Button>
  )
}

/** Email, password and, for a new account, the birthday; of who was here before the password alone. */
export function AuthForm({
  state,
  send,
  focusAtOnce,
}: FormProps & { readonly focusAtOnce: boolean }) {
  const form = useRef<HTMLFormElement>(null)
  useFormFocus(form, state, { atOnce: focusAtOnce })
  const shown = shownForm(state)
  const { mode, returning, draft } = state
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'submitted' })
  }
  const takeHint = () => {
    send({ type: 'hint-taken' })
    const email = form.current?.elements.namedItem('email')
    if (email instanceof HTMLInputElement) email.focus()
  }
  if (returning !== null && !shown.withPassword) return <WithoutPassword returning={returning} />
  const part = { state, send, shown }
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={submit}
      aria-busy={state.kind === 'busy'}
    >
      {state.business && mode === 'sign-up' ? <BusinessName {...part} /> : null}
      {returning === null ? (
        <EmailField
          {...{ state, send, locked: shown.locked, onHintTaken: takeHint }}
          error={faultText(shown.faults.email, { help: shown.help, email: draft.email })}
        />
      ) : (
        <KnownEmail {...part} />
      )}
      <Password {...part} />
      {shown.withBirthday ? <Birthday {...part} /> : null}
      {mode === 'log-in' ? (
        <Link className={styles.forgot} to={wayToPassword(draft.email)}>
          {words.forgotPassword()}
        </Link>
      ) : null}
      <Notices {...part} />
      <Ending {...part} />
    </form>
  )
}

/** The email of who was here before: a password manager finds it, nobody has to write it. */
function KnownEmail({ state, shown }: PartProps) {
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
