import { limits } from '@tessera/contracts/limits'
import { Button } from '@tessera/ui/button'
import { PasswordField } from '@tessera/ui/field'
import { type FormEvent, useEffect, useRef } from 'react'
import styles from '../../kit/card/card.module.css'
import { FormFault } from '../../kit/form/form-fault.tsx'
import { HiddenUsername } from '../../kit/form/hidden-username.tsx'
import { words as common } from '../../words.ts'
import { words } from '../words.ts'
import type { Form, ResetEvent } from './flow.ts'

/** Asks for the new password. The hidden username is for password managers. */
export function NewPasswordForm(props: {
  readonly form: Form
  readonly tell: (event: ResetEvent) => void
}) {
  const { form, tell } = props
  const field = useRef<HTMLInputElement>(null)
  const saving = form.kind === 'saving'
  const fault = form.kind === 'form' ? form.fault : null
  useEffect(() => {
    if (!saving) field.current?.focus()
  }, [saving, form.tries])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    tell({ type: 'submitted' })
  }
  return (
    <form noValidate className={styles.column} onSubmit={submit} aria-busy={saving}>
      <HiddenUsername email={form.owner.email} />
      <PasswordField
        ref={field}
        name="password"
        label={words.newPassword()}
        showLabel={common.showPassword()}
        hideLabel={common.hidePassword()}
        autoComplete="new-password"
        maxLength={limits.passwordMax}
        readOnly={saving}
        value={form.password}
        onChange={({ currentTarget }) => tell({ type: 'typed', password: currentTarget.value })}
        hint={words.newPasswordHint({ min: limits.passwordMin })}
        error={fault?.at === 'password' ? fault.message : undefined}
      />
      <FormFault message={fault?.at === 'form' ? fault.message : undefined} />
      <Button kind="primary" type="submit" full busy={saving}>
        {words.saveDo()}
      </Button>
      <p className={styles.note}>{words.saveNote()}</p>
    </form>
  )
}
