import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { TextField } from '@tessera/ui/field'
import { useEffect } from 'react'
import { words } from '../words.ts'
import type { Busy, Event, Form } from './flow.ts'
import styles from './form.module.css'

/** The email, and the address that was probably meant, one tap away. */
export function EmailField(props: {
  readonly state: Form | Busy
  readonly send: (event: Event) => void
  readonly error: string | undefined
  readonly onHintTaken: () => void
}) {
  const { state, send, error, onHintTaken } = props
  const { email } = state.draft
  // A pause is measured from the last letter.
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
      autoComplete={state.mode === 'sign-up' ? 'email' : 'username'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={limits.emailMax}
      readOnly={state.step === 'busy'}
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
