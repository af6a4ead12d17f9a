import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { type ComponentProps, type FormEvent, lazy, Suspense, useEffect, useRef } from 'react'
import { words } from '../../words.ts'
import type { Event } from '../flow/events.ts'
import type { AskingCode } from '../flow/states.ts'
import styles from './code-step.module.css'

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
export function CodeStep({
  state,
  send,
}: {
  readonly state: AskingCode
  readonly send: (event: Event) => void
}) {
  const field = useRef<HTMLInputElement>(null)
  const { phoneEnd, code, fault, passkeyFault, codeTries, waitsFor } = state
  const onlyPasskey = state.passkey === 'only'
  useEffect(() => {
    // The only factor takes the focus itself.
    if (!onlyPasskey || codeTries > 0) field.current?.focus()
  }, [codeTries])
  const passkey = (
    <PasskeyPart
      first={onlyPasskey}
      busy={waitsFor === 'passkey'}
      fault={passkeyFault}
      onChosen={() => send({ type: 'passkey-chosen', passkey: null })}
    />
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'submitted' })
  }
  return (
    <form noValidate className={styles.step} onSubmit={submit} aria-busy={waitsFor === 'code'}>
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
        readOnly={waitsFor !== null}
        value={code}
        onChange={({ currentTarget }) => send({ type: 'code-typed', code: currentTarget.value })}
        error={fault ?? undefined}
        hint={onlyPasskey ? undefined : words.codeHint()}
      />
      <Button
        kind={onlyPasskey ? 'quiet' : 'primary'}
        type="submit"
        full
        busy={waitsFor === 'code'}
        disabled={code.trim() === ''}
      >
        {words.codeDo()}
      </Button>
      {state.passkey === 'too' ? passkey : null}
      {phoneEnd === null ? null : (
        <p className={styles.other}>
          {words.codeNotThere()}{' '}
          <Button
            kind="plain"
            size="small"
            busy={waitsFor === 'resend'}
            onClick={() => send({ type: 'code-resend-asked' })}
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
