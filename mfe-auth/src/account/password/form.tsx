import type { Security } from '@tessera/contracts/calls/security'
import { limits } from '@tessera/contracts/limits'
import { paths } from '@tessera/contracts/paths'
import { Link } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { PasswordField } from '@tessera/ui/field'
import { useRef } from 'react'
import { FormFault } from '../../kit/form/form-fault.tsx'
import { HiddenUsername } from '../../kit/form/hidden-username.tsx'
import { useFocusFirstError } from '../../kit/form/use-focus-first-error.ts'
import { words as common } from '../../words.ts'
import { ConfirmBelowFault } from '../confirm-instead/confirm-instead.tsx'
import styles from '../security-settings/page.module.css'
import { words } from '../security-settings/words.ts'
import type { Change, ChangeEvent, PasswordField as FieldName } from './flow.ts'
import { useChange } from './use-change.ts'

/** The id of the new password field, so that other sections can focus it. */
export const newPasswordId = 'new-password'

const shared = () => ({
  showLabel: common.showPassword(),
  hideLabel: common.hidePassword(),
  maxLength: limits.passwordMax,
})

function Foot({
  hasPassword,
  saving,
}: {
  readonly hasPassword: boolean
  readonly saving: boolean
}) {
  return (
    <div className={styles.row}>
      <Button kind="primary" type="submit" busy={saving}>
        {hasPassword ? words.passwordChange() : words.passwordSet()}
      </Button>
      <Link to={paths.forgotPassword.to()} className={styles.link}>
        {hasPassword ? words.passwordForgotten() : words.passwordByMail()}
      </Link>
    </div>
  )
}

const faultAt = (place: FieldName | 'form', change: Change) =>
  change.kind === 'form' && change.fault?.at === place ? change.fault.message : undefined

function fieldProps(name: FieldName, change: Change, tell: (event: ChangeEvent) => void) {
  return {
    ...shared(),
    name,
    readOnly: change.kind === 'saving',
    value: change[name],
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      tell({ type: 'typed', field: name, value: currentTarget.value }),
    error: faultAt(name, change),
  }
}

/** Asks for the current password, if there is one, and the new one. */
export function PasswordForm({ security }: { readonly security: Security }) {
  const { has_password, email } = security
  const { change, tell } = useChange(has_password)
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, change.tries)
  const saving = change.kind === 'saving'
  const field = (name: FieldName) => fieldProps(name, change, tell)
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        tell({ type: 'submitted' })
      }}
      aria-busy={saving}
    >
      <HiddenUsername email={email} />
      {has_password ? (
        <PasswordField
          {...field('current')}
          label={words.passwordNow()}
          autoComplete="current-password"
        />
      ) : null}
      <PasswordField
        {...field('fresh')}
        id={newPasswordId}
        label={words.passwordNew()}
        autoComplete="new-password"
        hint={words.passwordHint({ min: limits.passwordMin })}
      />
      <FormFault message={faultAt('form', change)} />
      {faultAt('form', change) === words.passwordStale() ? (
        <ConfirmBelowFault security={security} onConfirmed={() => tell({ type: 'submitted' })} />
      ) : null}
      <Foot hasPassword={has_password} saving={saving} />
    </form>
  )
}
