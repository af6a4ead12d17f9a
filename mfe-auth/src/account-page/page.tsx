import { useShell, useTitle } from '@tessera/module/react'
import { ErrorRegion } from '@tessera/ui/error-region'
import { SettingsPage } from '@tessera/ui/settings-page'
import { Skeleton } from '@tessera/ui/skeleton'
import { useSecurity } from '../security-page/queries.ts'
import styles from './account.module.css'
import { ExportPanel } from './export/panel.tsx'
import { LeavePanels } from './leave-panels.tsx'
import { words } from './words.ts'

function Waiting() {
  return (
    <div role="status" aria-label={words.loading()} className={styles.waiting}>
      <Skeleton height={88} />
      <Skeleton height={88} />
    </div>
  )
}

/** The account page: the download of one's data, pausing and closing the account. */
export default function AccountPage() {
  const { brand } = useShell()
  useTitle(words.page())
  const security = useSecurity()
  return (
    <SettingsPage title={words.page()} lead={words.lead({ brand })}>
      {security.data !== undefined ? (
        <>
          <ExportPanel email={security.data.email} />
          <LeavePanels security={security.data} />
        </>
      ) : security.error === null ? (
        <Waiting />
      ) : (
        <ErrorRegion
          title={words.failed()}
          busy={security.isFetching}
          onRetry={() => void security.refetch()}
        >
          {security.error.message}
        </ErrorRegion>
      )}
    </SettingsPage>
  )
}
