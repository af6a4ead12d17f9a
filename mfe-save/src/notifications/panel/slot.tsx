import { paths } from '@tessera/contracts/paths'
import { Link } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import { GroupList } from '../list/group-list.tsx'
import { useNotifications } from '../list/use-notifications.ts'
import { words } from '../words.ts'
import styles from './panel.module.css'

/** The latest notifications, in the panel of the header's bell. */
export default function NotificationsPanel(): ReactElement {
  const notifications = useNotifications()
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{words.title()}</h2>
        {notifications.hasUnread ? (
          <Button kind="plain" size="small" onClick={notifications.markAll}>
            {words.markAll()}
          </Button>
        ) : null}
      </header>
      <GroupList notifications={notifications} />
      <footer className={styles.foot}>
        <Link to={paths.notifications.to()}>{words.seeAll()}</Link>
      </footer>
    </>
  )
}
