import { defineCommand } from '@tessera/cache'
import { queryOptions } from '@tessera/client'
import { confirmByIdentity } from '@tessera/contracts/calls/connected-accounts'
import { getSecurity } from '@tessera/contracts/calls/security'
import { useShell } from '@tessera/module/react'
import { useState } from 'react'
import { runInFlow } from '../../commands.ts'
import { FormFault } from '../../kit/form/form-fault.tsx'
import type { ButtonProvider } from '../../providers/provider-buttons/offered-providers.ts'
import {
  ProviderButtons,
  type ProviderProof,
} from '../../providers/provider-buttons/provider-buttons.tsx'

const confirmCommand = defineCommand(confirmByIdentity, { name: 'confirm-by-identity' })

/** Confirms a sensitive change by logging in at a connected provider again. */
export function ConfirmByProvider(props: {
  readonly providers: readonly ButtonProvider[]
  readonly disabled: boolean
  readonly onConfirmed: () => void
}) {
  const { providers, disabled, onConfirmed } = props
  const shell = useShell()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const confirm = async (proof: ProviderProof) => {
    setBusy(true)
    setFault(undefined)
    const result = await runInFlow(shell, confirmCommand, proof)
    setBusy(false)
    if (!result.ok) return setFault(result.error.message)
    shell.queries.setQueryData(queryOptions(shell.client, getSecurity, {}).queryKey, result.data)
    onConfirmed()
  }
  return (
    <>
      <FormFault message={fault} />
      <ProviderButtons
        providers={providers}
        isBusy={busy || disabled}
        onProof={(proof) => void confirm(proof)}
        onFault={setFault}
      />
    </>
  )
}
