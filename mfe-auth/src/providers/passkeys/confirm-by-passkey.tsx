import { defineCommand } from '@tessera/cache'
import { queryOptions } from '@tessera/client'
import { confirmByPasskey, startPasskeyProof } from '@tessera/contracts/calls/passkeys'
import { getSecurity } from '@tessera/contracts/calls/security'
import type { ShellContext } from '@tessera/module'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { useState } from 'react'
import { runInFlow } from '../../commands.ts'
import { FormFault } from '../../kit/form/form-fault.tsx'
import { hasPasskeys, promptForPasskey } from './prompt.ts'
import { words } from './words.ts'

const confirmCommand = defineCommand(confirmByPasskey, { name: 'confirm-by-passkey' })

/** Confirms a sensitive change; returns the error's message, or null for a prompt that was closed. */
async function confirm(shell: ShellContext): Promise<'confirmed' | { fault: string | null }> {
  const options = await shell.client.call(startPasskeyProof, {})
  if (!options.ok) return { fault: options.error.message }
  const prompted = await promptForPasskey(options.data)
  if (prompted.is !== 'given')
    return { fault: prompted.is === 'left' ? null : prompted.error.message }
  const result = await runInFlow(shell, confirmCommand, { passkey: prompted.proof })
  if (!result.ok) return { fault: result.error.message }
  shell.queries.setQueryData(queryOptions(shell.client, getSecurity, {}).queryKey, result.data)
  return 'confirmed'
}

/** Confirms a sensitive change by a passkey, in place of the password and of a code. */
export function ConfirmByPasskey(props: {
  /** True where there is nothing else to confirm with. */
  readonly only?: boolean
  readonly disabled?: boolean
  readonly onConfirmed: () => void
}) {
  const { only = false, disabled = false, onConfirmed } = props
  const shell = useShell()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  if (!hasPasskeys()) return null
  const ask = async () => {
    setBusy(true)
    setFault(null)
    const came = await confirm(shell)
    setBusy(false)
    if (came === 'confirmed') onConfirmed()
    else setFault(came.fault)
  }
  return (
    <>
      <FormFault message={fault ?? undefined} />
      <Button
        kind={only ? 'primary' : 'quiet'}
        full
        data-autofocus={only}
        busy={busy}
        disabled={disabled}
        onClick={() => void ask()}
      >
        {words.use()}
      </Button>
    </>
  )
}
