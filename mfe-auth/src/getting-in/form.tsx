import { limits } from '@tessera/contracts/limits'
import { Button } from '@tessera/ui/button'
import { DateField, PasswordField } from '@tessera/ui/field'
import type { FormEvent } from 'react'
import { useRef } from 'react'
import { words } from '../words.ts'
import { EmailField } from './email-field.tsx'
import type { Busy, Event, Form } from './flow.ts'
import styles from './form.module.css'
import { useFormFocus } from './use-form-focus.ts'

const inputIn = (form: HTMLFormElement | null, name: string): HTMLInputElement | undefined => {
  const found = form?.elements.namedItem(name)
  return found instanceof HTMLInputElement ? found : undefined
}

/** Email, password and, for a new account, the birthday. */
export function GettingInForm({
  state,
  send,
}: {
  readonly state: Form | Busy
  readonly send: (event: Event) => void
}) {
  const form = useRef<HTMLFormElement>(null)
  useFormFocus(form, state)
  const { mode, draft } = state
  const busy = state.step === 'busy'
  const faults = state.step === 'form' ? state.faults : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const date = inputIn(form.current, 'birthday')
    send({ type: 'submitted', dateUnreadable: date?.validity.badInput ?? false })
  }
  const takeHint = () => {
    send({ type: 'hint-taken' })
    inputIn(form.current, 'email')?.focus()
  }
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit} aria-busy={busy}>
      <EmailField state={state} send={send} error={faults.email} onHintTaken={takeHint} />
      <PasswordField
        name="password"
        label={words.password()}
        showLabel={words.showPassword()}
        hideLabel={words.hidePassword()}
        autoComplete={mode === 'sign-up' ? 'new-password' : 'current-password'}
        maxLength={limits.passwordMax}
        readOnly={busy}
        value={draft.password}
        onChange={({ currentTarget }) =>
          send({ type: 'typed', field: 'password', value: currentTarget.value })
        }
        error={faults.password}
      />
      {mode === 'log-in' ? null : (
        <DateField
          name="birthday"
          label={words.birthday()}
          autoComplete="bday"
          readOnly={busy}
          value={draft.birthday}
          onChange={({ currentTarget }) =>
            send({ type: 'typed', field: 'birthday', value: currentTarget.value })
          }
          error={faults.birthday}
        />
      )}
      {faults.form === undefined ? null : (
        <p role="alert" className={styles.fault}>
          {faults.form}
        </p>
      )}
      <Button kind="primary" type="submit" full busy={busy}>
        {mode === 'sign-up' ? words.signUpDo() : words.logInDo()}
      </Button>
    </form>
  )
}
