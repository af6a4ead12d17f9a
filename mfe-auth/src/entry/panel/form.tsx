import { Link, useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { Captcha } from '../../kit/captcha/captcha.tsx'
import { words } from '../../words.ts'
import { EmailField } from '../fields/email-field.tsx'
import { faultText, wayToPassword } from '../fields/fault-text.tsx'
import styles from '../fields/form.module.css'
import {
  Birthday,
  BusinessName,
  type FormPart,
  KnownEmail,
  Password,
} from '../fields/form-fields.tsx'
import { type FormState, isRefusedAccount, shownForm } from '../flow/shown-form.ts'
import { WithoutPassword } from './welcome-back.tsx'

/** Returns the enabled inputs in tab order. */
const inputsOf = (form: HTMLFormElement | null): readonly HTMLInputElement[] =>
  [...(form?.querySelectorAll('input') ?? [])].filter(
    (input) => input.tabIndex >= 0 && !input.matches(':disabled'),
  )

const isDatePart = ({ dataset }: HTMLInputElement): boolean => dataset.part !== undefined

/**
 * Moves the focus: to the first empty field when the form changes, to the first invalid field after
 * a submit. If every field is filled in, the birthday takes the focus. With `atOnce` false the
 * focus stays where it is until the form is used.
 */
function useFormFocus(
  form: RefObject<HTMLFormElement | null>,
  state: FormState,
  { atOnce }: { readonly atOnce: boolean },
): void {
  const { mode, kind, tries } = state
  const who = state.returning?.username
  useEffect(() => {
    if (!atOnce) return
    const inputs = inputsOf(form.current)
    const wanted = inputs.find(({ value }) => value === '') ?? inputs.find(isDatePart)
    wanted?.focus()
  }, [mode, who])
  useEffect(() => {
    if (kind !== 'form' || tries === 0) return
    inputsOf(form.current)
      .find((input) => input.getAttribute('aria-invalid') === 'true')
      ?.focus()
  }, [form, kind, tries])
}

/** Shows errors that belong to no field, or to the Facebook or Google button. */
function Notices({ state, shown }: FormPart) {
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

function Ending({ state, send, shown }: FormPart) {
  if (state.kind === 'captcha')
    return (
      <Captcha
        round={state.captchas}
        onSolved={(token) => send({ type: 'captcha-solved', token })}
      />
    )
  const signUp = state.business ? words.createBusinessDo() : words.signUpDo()
  const label = shown.withBirthday ? signUp : words.logInDo()
  return (
    <Button
      kind="primary"
      type="submit"
      full
      busy={(state.kind === 'busy' && state.doing !== 'passkey') || state.kind === 'sso'}
      disabled={isRefusedAccount(state)}
    >
      {shown.withSso ? words.ssoDo() : label}
    </Button>
  )
}

/**
 * The fields: email, password and, for a sign-up, birthday. A returning visitor only sees the
 * password.
 */
export function AuthForm({
  state,
  send,
  focusAtOnce,
}: Omit<FormPart, 'shown'> & { readonly focusAtOnce: boolean }) {
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
  if (returning !== null && !shown.withPassword && !shown.withSso)
    return <WithoutPassword returning={returning} />
  const part = { state, send, shown }
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={submit}
      aria-busy={state.kind === 'busy' || state.kind === 'sso'}
    >
      {shown.withBusinessName ? <BusinessName {...part} /> : null}
      {returning === null ? (
        <EmailField
          {...{ state, send, locked: shown.isEmailLocked, onHintTaken: takeHint }}
          error={faultText(shown.faults.email, { help: shown.help, email: draft.email })}
        />
      ) : (
        <KnownEmail {...part} />
      )}
      {shown.withPassword ? <Password {...part} /> : null}
      {shown.withBirthday ? <Birthday {...part} /> : null}
      {mode === 'log-in' && shown.withPassword ? (
        <Link className={styles.forgot} to={wayToPassword(draft.email)}>
          {words.forgotPassword()}
        </Link>
      ) : null}
      {state.kind === 'sso' ? <p role="status">{words.ssoOpen()}</p> : null}
      <Notices {...part} />
      <Ending {...part} />
    </form>
  )
}
