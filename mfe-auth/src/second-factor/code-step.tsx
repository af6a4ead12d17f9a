import type { Toast } from '@tessera/module'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import type { FormEvent } from 'react'
import { useEffect, useRef } from 'react'
import type { Event } from '../auth-form/events.ts'
import type { AskingCode } from '../auth-form/states.ts'
import { words } from '../words.ts'
import styles from './code-step.module.css'
import { useCode } from './use-code.ts'

interface CodeStepProps {
  readonly state: AskingCode
  readonly send: (event: Event) => void
  readonly say: (toast: Toast | undefined) => void
}

/** Asks for the code of the second factor: from a text message, an app, or a recovery code. */
export function CodeStep({ state: asking, send, say }: CodeStepProps) {
  const field = useRef<HTMLInputElement>(null)
  const [state, tell] = useCode({ asking, send, say })
  const tries = state.kind === 'gone' || state.kind === 'in' ? 0 : state.tries
  useEffect(() => field.current?.focus(), [tries])
  if (state.kind === 'gone' || state.kind === 'in') return null
  const { phoneEnd, code, fault, kind } = state
  const submit = (event: FormEvent) => {
    event.preventDefault()
    tell({ type: 'sent-in' })
  }
  return (
    <form noValidate className={styles.step} onSubmit={submit} aria-busy={kind === 'checking'}>
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
        readOnly={kind !== 'writing'}
        value={code}
        onChange={({ currentTarget }) => tell({ type: 'written', code: currentTarget.value })}
        error={fault ?? undefined}
        hint={words.codeHint()}
      />
      <Button
        kind="primary"
        type="submit"
        full
        busy={kind === 'checking'}
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
            busy={kind === 'resending'}
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
