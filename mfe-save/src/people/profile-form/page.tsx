import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getUser } from '@tessera/contracts/calls/users'
import { useShell, useTitle, useViewer } from '@tessera/module/react'
import { ErrorRegion } from '@tessera/ui/error-region'
import { SettingsPage } from '@tessera/ui/settings-page'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import { PortraitField } from '../portrait/portrait-field.tsx'
import styles from './profile-form.module.css'
import { ProfileForm } from './profile-form.tsx'
import { words } from './words.ts'

function Waiting(): ReactElement {
  return (
    <div role="status" aria-label={words.loading()} className={styles.form}>
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} height={72} radius="var(--r-m)" />
      ))}
    </div>
  )
}

/** The form, once it is known what the profile says. */
function Texts({ username }: { readonly username: string }): ReactElement {
  const { client } = useShell()
  const user = useQuery({
    ...queryOptions(client, getUser, { username }),
    // A new username is another address of the same person.
    placeholderData: (before) => before,
  })
  if (user.data !== undefined) return <ProfileForm key={user.data.id} user={user.data} />
  if (user.error === null) return <Waiting />
  return (
    <ErrorRegion title={words.failed()} busy={user.isFetching} onRetry={() => void user.refetch()}>
      {user.error.message}
    </ErrorRegion>
  )
}

/** The viewer's portrait, name and texts, as their profile shows them. */
export default function ProfileSettings(): ReactElement {
  useTitle(words.title())
  const viewer = useViewer()
  return (
    <SettingsPage title={words.title()} lead={words.lead()}>
      <div className={styles.page}>
        <PortraitField />
        {viewer === null ? null : <Texts username={viewer.username} />}
      </div>
    </SettingsPage>
  )
}
