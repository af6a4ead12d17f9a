import { useShell } from '@tessera/module/react'
import { QueryRegion } from '@tessera/ui/query-region'
import { SettingsPanel } from '@tessera/ui/settings-page'
import { Skeleton } from '@tessera/ui/skeleton'
import { GoogleFrame } from '../../google/google-frame.tsx'
import { words as common } from '../../words.ts'
import { FormFault } from '../form-fault.tsx'
import styles from '../page.module.css'
import { useSecurity } from '../queries.ts'
import { words } from '../words.ts'
import { AccountRows } from './account-rows.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useConnectedAccounts, useConnections, useGoogleOffered } from './use-connections.ts'

const Waiting = () => (
  <div role="status" aria-label={words.loading()} className={styles.rows}>
    <Skeleton width={220} height={44} />
  </div>
)

/** The accounts at Google and elsewhere that somebody logs in with: connects and disconnects them. */
export function ConnectedAccountsPanel() {
  const accounts = useConnectedAccounts()
  const hasPassword = useSecurity().data?.has_password ?? true
  const [state, send] = useConnections(hasPassword)
  const offersGoogle = useGoogleOffered()
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
      {offersGoogle ? (
        <GoogleFrame
          key={state.changes}
          show="button"
          title={common.continueWithGoogle()}
          className={styles.provider}
          onMessage={(message) => {
            if (message.google === 'credential') {
              const connect = { google_open_id_token: message.credential }
              send({ type: 'wanted', change: { connect } })
            } else if (message.google === 'unavailable')
              send({ type: 'failed', message: words.googleGone() })
          }}
        />
      ) : null}
      {state.kind === 'asking' || state.kind === 'confirming' ? (
        <ConfirmDialog state={state} send={send} />
      ) : null}
    </SettingsPanel>
  )
}
