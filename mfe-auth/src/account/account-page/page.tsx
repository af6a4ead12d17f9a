import { useTitle } from '@tessera/module/react'
import { QueryRegion } from '@tessera/ui/query-region'
import { SettingsPage } from '@tessera/ui/settings-page'
import { Skeleton } from '@tessera/ui/skeleton'
import styles from '../account-settings/account.module.css'
import { words } from '../account-settings/words.ts'
import { EmailPanel } from '../email/panel.tsx'
import { ExportPanel } from '../export/panel.tsx'
import { LeavePanels } from '../leaving/leave-panels.tsx'
import { useSecurity } from '../security-settings/queries.ts'

function Waiting() {
  return (
    <div role="status" aria-label={words.loading()} className={styles.waiting}>
      <Skeleton height={88} />
      <Skeleton height={88} />
    </div>
  )
}

/** The account page: email address, the download of one's data, pausing and closing the account. */
export default function AccountPage() {
  useTitle(words.page())
  const security = useSecurity()
  return (
    <SettingsPage title={words.page()} lead={words.lead()}>
      <QueryRegion query={security} failed={words.failed()} waiting={<Waiting />}>
        {(known) => (
          <>
            <EmailPanel security={known} />
            <ExportPanel security={known} />
            <LeavePanels security={known} />
          </>
        )}
      </QueryRegion>
    </SettingsPage>
  )
}
