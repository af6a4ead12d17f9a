import { BoardCardSkeletons } from '@tessera/pins/board-card'
import { GridSkeleton, Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import page from '../../boards/page-head/page-head.module.css'
import { words as common } from '../../words.ts'
import styles from './profile.module.css'
import head from './profile-head.module.css'
import { type ProfileTab, profileTabs } from './profile-tab.ts'
import tabs from './profile-tabs.module.css'

/** The boards' cards while they load. */
export const BoardCardsWaiting = (): ReactElement => (
  <BoardCardSkeletons label={common.loading()} className={styles.boards} />
)

function PartWaiting({ tab }: { readonly tab: ProfileTab }): ReactElement | null {
  if (tab === 'boards') return <BoardCardsWaiting />
  return tab === 'about' ? null : <GridSkeleton label={common.loading()} />
}

/** A profile's page while it loads. */
export function ProfileWaiting({ tab }: { readonly tab: ProfileTab }): ReactElement {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={page.head}>
        <Skeleton width={120} height={120} radius="var(--r-full)" />
        <div className={head.names}>
          <Skeleton width={260} height={44} />
          <div className={head.line}>
            <Skeleton width={120} height={16} />
          </div>
        </div>
        <div className={`${page.counts} ${head.counts}`}>
          <Skeleton width={240} height={16} className={head.count ?? ''} />
        </div>
        <div className={head.actions}>
          <Skeleton width={120} height={48} radius="var(--r-full)" />
          <Skeleton width={48} height={48} radius="var(--r-full)" />
        </div>
      </div>
      <div className={tabs.tabs}>
        {profileTabs.map((each) => (
          <div key={each} className={tabs.tab}>
            <Skeleton width={56} height={16} />
          </div>
        ))}
      </div>
      <PartWaiting tab={tab} />
    </div>
  )
}
