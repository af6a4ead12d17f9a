import type { Security } from '@tessera/contracts/calls/security'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactNode } from 'react'
import { ConfirmByPasskey } from '../../providers/passkeys/confirm-by-passkey.tsx'
import { hasPasskeys } from '../../providers/passkeys/prompt.ts'
import { useConfirmingProviders } from '../../providers/provider-buttons/use-providers.ts'
import { ConfirmByProvider } from './confirm-by-provider.tsx'
import { words } from './words.ts'

interface ConfirmInsteadProps {
  readonly security: Pick<Security, 'has_password' | 'passkeys'>
  /** Stands above the buttons. */
  readonly lead: ReactNode
  /** Stands in place of both where there is nothing to confirm with. */
  readonly otherwise?: ReactNode
  readonly disabled?: boolean
  readonly onConfirmed: () => void
}

/**
 * Lets an account without a password confirm a change in place: by a passkey, or by logging in again at a
 * provider that it is connected to.
 */
export function ConfirmInstead(props: ConfirmInsteadProps) {
  return props.security.has_password ? null : <WithoutPassword {...props} />
}

function WithoutPassword(props: ConfirmInsteadProps) {
  const { security, lead, otherwise = null, disabled = false, onConfirmed } = props
  const providers = useConfirmingProviders()
  const byPasskey = security.passkeys > 0 && hasPasskeys()
  if (!byPasskey && providers === undefined)
    return (
      <div role="status" aria-label={words.loading()}>
        <Skeleton height={44} />
      </div>
    )
  if (!byPasskey && providers?.length === 0) return otherwise
  return (
    <>
      {lead}
      {byPasskey ? <ConfirmByPasskey only {...{ disabled, onConfirmed }} /> : null}
      {providers === undefined || providers.length === 0 ? null : (
        <ConfirmByProvider {...{ providers, disabled, onConfirmed }} />
      )}
    </>
  )
}

/** Does the same below an error that asks to log in again. */
export function ConfirmBelowFault(props: Pick<ConfirmInsteadProps, 'security' | 'onConfirmed'>) {
  return <ConfirmInstead {...props} lead={<p>{words.orHere()}</p>} />
}
