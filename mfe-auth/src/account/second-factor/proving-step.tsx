import type { Security } from '@tessera/contracts/calls/security'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { type FormEvent, useEffect, useRef } from 'react'
import { FormFault } from '../../kit/form/form-fault.tsx'
import { useFocusFirstError } from '../../kit/form/use-focus-first-error.ts'
import { ConfirmByPasskey } from '../../providers/passkeys/confirm-by-passkey.tsx'
import { words as common } from '../../words.ts'
import { words } from '../security-settings/words.ts'
import styles from './set-up.module.css'
import type { Event, State } from './state.ts'

interface ProvingStepProps {
  readonly security: Security
  readonly state: State
  readonly send: (event: Event) => void
}

/** Says which codes count: those of the preferred factor, or recovery codes alone. */
function proofOf({ factors }: Security): string {
  if (factors.length === 0) return words.proveByPasskey()
  return factors.includes('totp') ? words.proveByApp() : words.proveByPhone()
}

/** Asks for a code of an active factor before factors are changed. */
export function ProvingStep({ security, state, send }: ProvingStepProps) {
  const { work, tries } = state
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useFocusFirstError(form, tries)
  useEffect(() => input.current?.focus(), [])
  const proving = work.is === 'proving' ? work : null
  const typed = work.is === 'busy' && 'present' in work.wanted ? work.wanted.present : undefined
  const { phone_number_end: end } = security
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'submitted' })
  }
  return (
    <>
      <p className={styles.how}>{proofOf(security)}</p>
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        <TextField
          ref={input}
          label={security.factors.length === 0 ? common.recoveryCode() : words.code()}
          hint={security.factors.length === 0 ? undefined : words.proveHint()}
          autoComplete="one-time-code"
          maxLength={40}
          readOnly={proving === null}
          value={proving?.code ?? typed ?? ''}
          onChange={({ currentTarget }) => send({ type: 'typed', value: currentTarget.value })}
          error={proving?.fault?.at === 'field' ? proving.fault.message : undefined}
        />
        <FormFault message={proving?.fault?.at === 'form' ? proving.fault.message : undefined} />
        <Button kind="primary" type="submit" full busy={proving === null}>
          {words.goOn()}
        </Button>
        {security.passkeys > 0 ? (
          <ConfirmByPasskey
            disabled={proving === null}
            onConfirmed={() => send({ type: 'confirmed' })}
          />
        ) : null}
        {end === null ? null : (
          <>
            <p role="status" className={styles.said}>
              {proving !== null && proving.sent > 0 ? words.proveSent({ end }) : null}
            </p>
            <Button
              kind="plain"
              size="small"
              busy={proving?.sending ?? false}
              onClick={() => send({ type: 'resend-pressed' })}
            >
              {words.proveSend({ end })}
            </Button>
          </>
        )}
      </form>
    </>
  )
}
