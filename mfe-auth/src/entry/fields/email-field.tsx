import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { TextField } from '@tessera/ui/field'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { words } from '../../words.ts'
import type { Event } from '../flow/events.ts'
import type { FormState } from '../flow/shown-form.ts'
import { isRefusedAccount } from '../flow/shown-form.ts'
import styles from './form.module.css'

/** The email field, with a one-tap correction when the domain looks mistyped. */
export function EmailField(props: {
  readonly state: FormState
  readonly send: (event: Event) => void
  readonly error: ReactNode
  readonly locked: boolean
  readonly onHintTaken: () => void
}) {
  const { state, send, error, locked, onHintTaken } = props
  const { email } = state.draft
  // Every change restarts the timer.
  useEffect(() => {
    const pause = setTimeout(() => send({ type: 'typing-paused' }), timings.ssoEmailDebounce)
    return () => clearTimeout(pause)
  }, [email])
  const meant = state.hint
  return (
    <TextField
      type="email"
      name="email"
      label={words.email()}
      autoComplete={state.mode === 'sign-up' ? 'email' : 'username webauthn'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={limits.emailMax}
      readOnly={locked}
      disabled={isRefusedAccount(state)}
      value={email}
      onChange={({ currentTarget }) =>
        send({ type: 'typed', field: 'email', value: currentTarget.value })
      }
      error={error}
      hint={
        meant === null ? undefined : (
          <>
            {words.didYouMean()}{' '}
            <button type="button" className={styles.meant} onClick={onHintTaken}>
              {meant}
            </button>
            ?
          </>
        )
      }
    />
  )
}
