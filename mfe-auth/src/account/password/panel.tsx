import { QueryRegion } from '@tessera/ui/query-region'
import { SettingsPanel } from '@tessera/ui/settings-page'
import { Skeleton } from '@tessera/ui/skeleton'
import styles from '../security-settings/page.module.css'
import { useSecurity } from '../security-settings/queries.ts'
import { words } from '../security-settings/words.ts'
import { PasswordForm } from './form.tsx'

function Waiting() {
  return (
    <div role="status" aria-label={words.loading()} className={styles.form}>
      <Skeleton width="30%" height={16} />
      <Skeleton height={48} radius="var(--r-m)" />
      <Skeleton width="25%" height={16} />
      <Skeleton height={48} radius="var(--r-m)" />
      <Skeleton width={184} height={48} radius="var(--r-full)" />
    </div>
  )
}

/** Changes the password, or sets the first one. */
export function PasswordPanel() {
  const security = useSecurity()
  const { data } = security
  const none = data !== undefined && !data.has_password
  return (
    <SettingsPanel
      title={words.passwordTitle()}
      why={none ? words.passwordNone() : words.passwordWhy()}
    >
      <QueryRegion query={security} failed={words.failed()} waiting={<Waiting />}>
        {(known) => <PasswordForm key={String(known.has_password)} security={known} />}
      </QueryRegion>
    </SettingsPanel>
  )
}
