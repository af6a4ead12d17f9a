import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getSecurity } from '@tessera/contracts/calls/security'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { PasswordField, TextField } from '@tessera/ui/field'
import { Skeleton } from '@tessera/ui/skeleton'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import parts from '../frame/parts.module.css'
import { frameWords } from '../frame/words.ts'
import type { ActDraft, Faults, Proof } from './act-draft.ts'
import { passkeyCommand, refusalOf, sendCodeCommand, startPasskeyCommand } from './commands.ts'
import { actWords as words } from './words.ts'

interface ProofFieldsProps {
  readonly proof: Proof
  readonly draft: ActDraft
  readonly faults: Faults
  readonly onChange: (changes: Partial<ActDraft>) => void
  /** Called when a passkey stood for the password and the code. */
  readonly onConfirmed: () => void
}

function SendCode({ end }: { readonly end: string }): ReactElement {
  const shell = useShell()
  const [isSent, setSent] = useState(false)
  const [fault, setFault] = useState<string>()
  const send = async () => {
    const refusal = await refusalOf(shell, sendCodeCommand, {})
    if (refusal === 'ignored') return
    setFault(refusal?.message)
    setSent(refusal === null)
  }
  return (
    <div className={parts.tight}>
      <p role="status" className={fault === undefined ? parts.note : parts.fault}>
        {isSent ? words.codeSent({ end }) : fault}
      </p>
      <div>
        <Button size="small" onClick={() => void send()}>
          {words.sendCode({ end })}
        </Button>
      </div>
    </div>
  )
}

function ByPasskey({ onConfirmed }: Pick<ProofFieldsProps, 'onConfirmed'>): ReactElement {
  const shell = useShell()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const confirm = async (): Promise<string | undefined> => {
    const started = await shell.commands.run(startPasskeyCommand, {}, { isInline: () => true })
    if (started.state !== 'done')
      return started.state === 'refused' ? started.error.message : undefined
    const { default: askPasskey } = await import('./passkey-proof.ts')
    const passkey = await askPasskey(started.answer)
    const refusal = await refusalOf(shell, passkeyCommand, { passkey })
    if (refusal === null) onConfirmed()
    return refusal === null || refusal === 'ignored' ? undefined : refusal.message
  }
  const press = async () => {
    setBusy(true)
    setFault(await confirm().catch(() => words.passkeyFailed()))
    setBusy(false)
  }
  return (
    <>
      {fault === undefined ? null : (
        <p role="alert" className={parts.fault}>
          {fault}
        </p>
      )}
      <div>
        <Button size="small" busy={isBusy} onClick={() => void press()}>
          {words.usePasskey()}
        </Button>
      </div>
    </>
  )
}

/** The fields that prove that the viewer is there: the password, a code of the second factor, or a passkey. */
export function ProofFields(props: ProofFieldsProps): ReactElement {
  const { proof, draft, faults, onChange, onConfirmed } = props
  const { client } = useShell()
  const { data: security } = useQuery(queryOptions(client, getSecurity, {}))
  const fields = useRef<HTMLFieldSetElement>(null)
  const isLoaded = security !== undefined
  useEffect(() => {
    if (isLoaded) fields.current?.querySelector('input')?.focus()
  }, [isLoaded, proof])
  if (security === undefined)
    return (
      <div role="status" aria-label={frameWords.loading()}>
        <Skeleton height={48} />
      </div>
    )
  const { has_password: hasPassword, factors, phone_number_end: end, passkeys } = security
  return (
    <fieldset ref={fields} className={parts.form}>
      <legend className={parts.name}>{words.proveTitle()}</legend>
      {proof === 'password' && hasPassword ? (
        <PasswordField
          name="password"
          label={words.password()}
          value={draft.password}
          error={faults.password}
          onChange={({ currentTarget }) => onChange({ password: currentTarget.value })}
        />
      ) : null}
      {proof === 'password' && !hasPassword && passkeys === 0 ? (
        <p role="alert" className={parts.fault}>
          {words.logInAgain()}
        </p>
      ) : null}
      {proof === 'code' ? (
        <TextField
          name="code"
          label={words.code()}
          hint={words.codeHint()}
          autoComplete="one-time-code"
          maxLength={40}
          value={draft.code}
          error={faults.code}
          onChange={({ currentTarget }) => onChange({ code: currentTarget.value })}
        />
      ) : null}
      {proof === 'code' && end !== null && factors.includes('sms') ? <SendCode end={end} /> : null}
      {passkeys > 0 ? <ByPasskey onConfirmed={onConfirmed} /> : null}
    </fieldset>
  )
}
