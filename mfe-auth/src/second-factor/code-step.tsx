import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import type { FormEvent } from 'react'
import { useEffect, useRef } from 'react'
import type { Event } from '../auth-form/events.ts'
import { words } from '../words.ts'
import styles from './code-step.module.css'
import type { CodeEvent, CodeState } from './flow.ts'

interface CodeStepProps {
  readonly code: CodeState
  readonly send: (event: Event) => void
}

/** The second factor: a code from a message or an authenticator, or one for emergencies. */
export function CodeStep({ code: state, send }: CodeStepProps) {
  const field = useRef<HTMLInputElement>(null)
  const tell = (event: CodeEvent) => send({ type: 'code', event })
  const tries = state.step === 'gone' || state.step === 'in' ? 0 : state.tries
  useEffect(() => field.current?.focus(), [tries])
  if (state.step === 'gone' || state.step === 'in') return null
  const { phoneEnd, code, fault, step } = state
  const submit = (event: FormEvent) => {
    event.preventDefault()
    tell({ type: 'sent-in' })
  }
  return (
    <form noValidate className={styles.step} onSubmit={submit} aria-busy={step === 'checking'}>
      <p className={styles.lead}>
        {phoneEnd === null ? words.codeShown() : words.codeSentTo({ end: phoneEnd })}
      </p>
      <TextField
        ref={field}
        name="code"
        label={words.code()}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        readOnly={step !== 'writing'}
        value={code}
        onChange={({ currentTarget }) => tell({ type: 'written', code: currentTarget.value })}
        error={fault ?? undefined}
        hint={words.codeHint()}
      />
      <Button
        kind="primary"
        type="submit"
        full
        busy={step === 'checking'}
        disabled={code.trim() === ''}
      >
        {words.codeDo()}
      </Button>
      {phoneEnd === null ? null : (
        <p className={styles.other}>
          {words.codeNotThere()}{' '}
          <Button
            kind="plain"
            size="small"
            busy={step === 'resending'}
            onClick={() => tell({ type: 'resend-asked' })}
          >
            {words.resend()}
          </Button>
        </p>
      )}
      <p className={styles.other}>
        <Button
          kind="plain"
          size="small"
          onClick={() => send({ type: 'mode-chosen', mode: 'log-in' })}
        >
          {words.backToLogIn()}
        </Button>
      </p>
    </form>
  )
}
