import { useShell, useTitle } from '@tessera/module/react'
import { SettingsPage } from '@tessera/ui/settings-page'
import { ConnectedAccountsPanel } from '../connected-accounts/panel.tsx'
import { DevicesPanel } from '../devices/panel.tsx'
import { PasskeysPanel } from '../passkeys/panel.tsx'
import { PasswordPanel } from '../password/panel.tsx'
import { SecondFactorPanel } from '../second-factor/panel.tsx'
import { useSessionEnd } from '../security-settings/queries.ts'
import { words } from '../security-settings/words.ts'

/** The security page: password, passkeys, second factor, connected accounts and devices. */
export default function SecurityPage() {
  const { brand } = useShell()
  useTitle(words.page())
  useSessionEnd()
  return (
    <SettingsPage title={words.page()} lead={words.lead({ brand })}>
      <PasswordPanel />
      <PasskeysPanel />
      <SecondFactorPanel />
      <ConnectedAccountsPanel />
      <DevicesPanel />
    </SettingsPage>
  )
}
