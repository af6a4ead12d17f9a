import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { keptDays } from '@tessera/contracts/calls/house-retention'
import { paths } from '@tessera/contracts/paths'
import { ListFailure } from '@tessera/module/list-failure'
import { useShell, useTitle } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { useNearEnd } from '@tessera/ui/grid/use-near-end'
import { PageTitle } from '@tessera/ui/page-title'
import type { ReactElement } from 'react'
import { GroupList } from '../list/group-list.tsx'
import { useNotifications } from '../list/use-notifications.ts'
import { words } from '../words.ts'
import styles from './page.module.css'

/** Says how far the list goes back. */
function End(): ReactElement | null {
  const { data } = useQuery(queryOptions(useShell().client, keptDays, {}))
  const days = data?.find(({ name }) => name === 'notifications')?.days
  return days === undefined ? null : <p className={styles.end}>{words.end({ days })}</p>
}

/** All notifications of the viewer, newest first. */
export default function NotificationsPage(): ReactElement {
  const { navigate } = useShell()
  useTitle(words.title())
  const notifications = useNotifications()
  const { list, groups, hasUnread, markAll } = notifications
  const wantsMore = list.hasNextPage && !list.isFetching && !list.isFetchNextPageError
  const end = useNearEnd<HTMLDivElement>(wantsMore, () => void list.fetchNextPage())
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageTitle>{words.title()}</PageTitle>
        <div className={styles.acts}>
          {hasUnread ? (
            <Button size="small" onClick={markAll}>
              {words.markAll()}
            </Button>
          ) : null}
          <Button size="small" href={paths.notificationSettings.to()} onNavigate={navigate}>
            {words.settings()}
          </Button>
        </div>
      </header>
      <GroupList notifications={notifications} />
      <div ref={end} />
      {list.data === undefined ? null : <ListFailure list={list} />}
      {groups.length > 0 && !list.hasNextPage ? <End /> : null}
    </div>
  )
}
