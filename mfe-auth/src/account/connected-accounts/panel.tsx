import { useShell } from '@tessera/module/react'
import { QueryRegion } from '@tessera/ui/query-region'
import { SettingsPanel } from '@tessera/ui/settings-page'
import { Skeleton } from '@tessera/ui/skeleton'
import { FormFault } from '../../kit/form/form-fault.tsx'
import { ProviderButtons } from '../../providers/provider-buttons/provider-buttons.tsx'
import {
  useConnectedAccounts,
  useOfferedProviders,
} from '../../providers/provider-buttons/use-providers.ts'
import styles from '../security-settings/page.module.css'
import { useSecurity } from '../security-settings/queries.ts'
import { words } from '../security-settings/words.ts'
import { AccountRows } from './account-rows.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useConnections } from './use-connections.ts'

const Waiting = () => (
  <div role="status" aria-label={words.loading()} className={styles.rows}>
    <Skeleton width={220} height={44} />
  </div>
)

/** The accounts at providers that somebody logs in with: connects and disconnects them. */
export function ConnectedAccountsPanel() {
  const accounts = useConnectedAccounts()
  const security = useSecurity().data
  const [state, send] = useConnections()
  const offered = useOfferedProviders()
  const isBusy = state.kind !== 'resting'
  return (
    <SettingsPanel
      title={words.accountsTitle()}
      why={words.accountsWhy({ brand: useShell().brand })}
    >
      <QueryRegion query={accounts} failed={words.failed()} waiting={<Waiting />}>
        {(connected) => (
          <AccountRows
            accounts={connected}
            isBusy={isBusy}
            onDisconnect={({ id }) => send({ type: 'wanted', change: { disconnect: { id } } })}
          />
        )}
      </QueryRegion>
      <FormFault message={state.kind === 'resting' ? (state.fault ?? undefined) : undefined} />
      <ProviderButtons
        // Rows that arrive would move the buttons below a pointer.
        providers={accounts.isPending ? [] : offered}
        isBusy={isBusy}
        onProof={(connect) => send({ type: 'wanted', change: { connect } })}
        onFault={(message) => send({ type: 'failed', message: message ?? null })}
      />
      {security !== undefined && (state.kind === 'asking' || state.kind === 'confirming') ? (
        <ConfirmDialog {...{ state, send, security }} />
      ) : null}
    </SettingsPanel>
  )
}
