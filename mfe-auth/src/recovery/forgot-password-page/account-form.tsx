import { limits } from '@tessera/contracts/limits'
import { paths } from '@tessera/contracts/paths'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import styles from '../../kit/card/card.module.css'
import { FormFault } from '../../kit/form/form-fault.tsx'
import type { ResetEmail, ResetEmailEvent } from '../dialog/reset-email-flow.ts'
import { words } from '../words.ts'

interface AccountFormProps {
  readonly account: string
  readonly onType: (account: string) => void
  readonly resetEmail: ResetEmail
  readonly tell: (event: ResetEmailEvent) => void
}

function Foot({ sending }: { readonly sending: boolean }) {
  const { navigate } = useShell()
  return (
    <>
      <Button kind="primary" type="submit" full busy={sending}>
        {words.forgotDo()}
      </Button>
      <Button kind="plain" full href={paths.login.to()} onNavigate={navigate}>
        {words.backToLogIn()}
      </Button>
    </>
  )
}

/** Asks for the email or username of the account. */
export function AccountForm({ account, onType, resetEmail, tell }: AccountFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState(false)
  const fault = resetEmail.kind === 'ready' ? resetEmail.fault : null
  useEffect(() => field.current?.focus(), [fault])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const named = account.trim()
    setMissing(named === '')
    if (named === '') field.current?.focus()
    else tell({ type: 'wanted', account: named })
  }
  return (
    <form noValidate className={styles.column} onSubmit={submit}>
      <TextField
        ref={field}
        name="username"
        label={words.account()}
        autoComplete="username"
        autoCapitalize="none"
        inputMode="email"
        spellCheck={false}
        maxLength={limits.emailMax}
        readOnly={resetEmail.kind === 'sending'}
        value={account}
        onChange={({ currentTarget }) => {
          setMissing(false)
          onType(currentTarget.value)
        }}
        error={missing ? words.accountMissing() : undefined}
      />
      <FormFault message={fault ?? undefined} />
      <Foot sending={resetEmail.kind === 'sending'} />
    </form>
  )
}
