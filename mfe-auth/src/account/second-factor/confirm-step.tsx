import type { Security } from '@tessera/contracts/calls/security'
import { limits } from '@tessera/contracts/limits'
import { Button } from '@tessera/ui/button'
import { PasswordField } from '@tessera/ui/field'
import { type FormEvent, useEffect, useRef } from 'react'
import { FormFault } from '../../kit/form/form-fault.tsx'
import { HiddenUsername } from '../../kit/form/hidden-username.tsx'
import { useFocusFirstError } from '../../kit/form/use-focus-first-error.ts'
import { ConfirmByPasskey } from '../../providers/passkeys/confirm-by-passkey.tsx'
import { words as common } from '../../words.ts'
import { words } from '../security-settings/words.ts'
import styles from './set-up.module.css'
import type { Event, State } from './state.ts'

interface ConfirmStepProps {
  readonly security: Security
  readonly state: State
  readonly send: (event: Event) => void
}

/** Asks for the password before a sensitive change. */
export function ConfirmStep({ security, state, send }: ConfirmStepProps) {
  const { work, tries } = state
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useFocusFirstError(form, tries)
  useEffect(() => input.current?.focus(), [])
  const fault = work.is === 'confirming' ? work.fault : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'submitted' })
  }
  return (
    <>
      <p className={styles.how}>{words.confirmWhy()}</p>
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        <HiddenUsername email={security.email} />
        <PasswordField
          ref={input}
          name="password"
          label={words.password()}
          showLabel={common.showPassword()}
          hideLabel={common.hidePassword()}
          maxLength={limits.passwordMax}
          readOnly={work.is !== 'confirming'}
          value={'password' in work ? (work.password ?? '') : ''}
          onChange={({ currentTarget }) => send({ type: 'typed', value: currentTarget.value })}
          error={fault?.at === 'field' ? fault.message : undefined}
        />
        <FormFault message={fault?.at === 'form' ? fault.message : undefined} />
        <Button kind="primary" type="submit" full>
          {words.goOn()}
        </Button>
        {security.passkeys > 0 ? (
          <ConfirmByPasskey
            disabled={work.is !== 'confirming'}
            onConfirmed={() => send({ type: 'confirmed' })}
          />
        ) : null}
      </form>
    </>
  )
}
