import { type Flow, useFlow } from '@tessera/cache/react'
import { emailExists } from '@tessera/contracts/calls/registration'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { type FormEvent, useEffect, useRef } from 'react'
import { words as authWords } from '../../words.ts'
import styles from './email-step.module.css'
import { type EmailEvent, type EmailState, nextEmail, startEmail } from './flow.ts'
import { words } from './words.ts'

interface EmailStepProps {
  /** The name of the provider that gave no email. */
  readonly provider: string
  /** Called with the email, and whether it has an account. */
  readonly onGiven: (email: string, exists: boolean) => void
  readonly onLeave: () => void
}

function useEmailStep({ onGiven }: EmailStepProps) {
  const { client } = useShell()
  const flow: Flow<EmailState, EmailEvent> = {
    start: startEmail,
    next: nextEmail,
    effects: {
      checking: async ({ email }, { send, signal }) => {
        const found = await client.call(emailExists, { email }, { signal })
        send(
          found.ok
            ? { type: 'looked-up', exists: found.data }
            : { type: 'refused', error: found.error },
        )
      },
      known: ({ email }) => onGiven(email, true),
      free: ({ email }) => onGiven(email, false),
    },
  }
  return useFlow(flow)
}

/** Asks for the email that a provider did not give, and looks whether it has an account. */
export function EmailStep(props: EmailStepProps) {
  const { provider, onLeave } = props
  const field = useRef<HTMLInputElement>(null)
  const [state, send] = useEmailStep(props)
  const isOpen = state.kind === 'writing' || state.kind === 'checking'
  const tries = isOpen ? state.tries : 0
  useEffect(() => field.current?.focus(), [tries])
  if (!isOpen) return null
  const busy = state.kind === 'checking'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'sent-in' })
  }
  return (
    <form noValidate className={styles.step} onSubmit={submit} aria-busy={busy}>
      <p className={styles.lead}>{words.lead({ provider })}</p>
      <TextField
        ref={field}
        type="email"
        name="email"
        label={authWords.email()}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.emailMax}
        readOnly={busy}
        value={state.email}
        onChange={({ currentTarget }) => send({ type: 'written', email: currentTarget.value })}
        error={state.fault ?? undefined}
      />
      <Button kind="primary" type="submit" full busy={busy}>
        {words.continue()}
      </Button>
      <Button kind="plain" full onClick={onLeave}>
        {words.notNow()}
      </Button>
    </form>
  )
}
