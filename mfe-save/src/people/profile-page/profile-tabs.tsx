import { Link } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { type ProfileTab, profileTabs, tabPath } from './profile-tab.ts'
import styles from './profile-tabs.module.css'
import { words } from './words.ts'

/** The way between the parts of a profile; each has an address. */
export function ProfileTabs({
  username,
  tab,
}: {
  readonly username: string
  readonly tab: ProfileTab
}): ReactElement {
  return (
    <nav aria-label={words.tabs()} className={styles.tabs}>
      {profileTabs.map((each) => (
        <Link
          key={each}
          to={tabPath(username, each)}
          className={styles.tab}
          aria-current={each === tab ? 'page' : undefined}
        >
          {words[each]()}
        </Link>
      ))}
    </nav>
  )
}
