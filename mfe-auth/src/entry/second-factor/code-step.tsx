import type { Toast } from '@tessera/module'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { type ComponentProps, type FormEvent, lazy, Suspense, useEffect, useRef } from 'react'
import { words } from '../../words.ts'
import type { Event } from '../flow/events.ts'
import type { AskingCode } from '../flow/states.ts'
import styles from './code-step.module.css'
import { useCode } from './use-code.ts'

interface CodeStepProps {
  readonly state: AskingCode
  readonly send: (event: Event) => void
  readonly say: (toast: Toast | undefined) => void
}

const PasskeyAnswer = lazy(
  () => import(/* webpackChunkName: "passkey-answer" */ './second-factor-button.tsx'),
)

function PasskeyPart({
  fault,
  ...answer
}: ComponentProps<typeof PasskeyAnswer> & { readonly fault: string | null }) {
  return (
    <Suspense>
      <PasskeyAnswer {...answer} />
      {fault === null ? null : (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </Suspense>
  )
}

/** Asks for the second factor: a code from a text message, an app or the recovery codes, or a passkey. */
export function CodeStep({ state: asking, send, say }: CodeStepProps) {
  const field = useRef<HTMLInputElement>(null)
  const [state, tell] = useCode({ asking, send, say })
  const tries = state.kind === 'gone' || state.kind === 'in' ? 0 : state.tries
  const onlyPasskey = asking.passkey === 'only'
  useEffect(() => {
    // The only factor takes the focus itself.
    if (!onlyPasskey || tries > 0) field.current?.focus()
  }, [tries])
  if (state.kind === 'gone' || state.kind === 'in') return null
  const { phoneEnd, code, fault, passkeyFault, kind } = state
  const passkey = (
    <PasskeyPart
      first={onlyPasskey}
      busy={kind === 'passkey'}
      fault={passkeyFault}
      onChosen={() => tell({ type: 'passkey-chosen' })}
    />
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    tell({ type: 'sent-in' })
  }
  return (
    <form noValidate className={styles.step} onSubmit={submit} aria-busy={kind === 'checking'}>
      {onlyPasskey ? (
        passkey
      ) : (
        <p className={styles.lead}>
          {phoneEnd === null ? words.codeShown() : words.codeSentTo({ end: phoneEnd })}
        </p>
      )}
      <TextField
        ref={field}
        name="code"
        label={onlyPasskey ? words.recoveryCode() : words.code()}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        readOnly={kind !== 'writing'}
        value={code}
        onChange={({ currentTarget }) => tell({ type: 'written', code: currentTarget.value })}
        error={fault ?? undefined}
        hint={onlyPasskey ? undefined : words.codeHint()}
      />
      <Button
        kind={onlyPasskey ? 'quiet' : 'primary'}
        type="submit"
        full
        busy={kind === 'checking'}
        disabled={code.trim() === ''}
      >
        {words.codeDo()}
      </Button>
      {asking.passkey === 'too' ? passkey : null}
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
