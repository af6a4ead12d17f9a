import { BoardCardSkeletons } from '@tessera/pins/board-card'
import { GridSkeleton, Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import page from '../../boards/page-head/page-head.module.css'
import { words as common } from '../../saving/words.ts'
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
        <Skeleton width={88} height={88} radius="var(--r-full)" />
        <div className={page.text}>
          <Skeleton width={240} height={44} />
          <div className={`${page.line} ${head.counts}`}>
            <Skeleton width={200} height={16} className={head.count ?? ''} />
          </div>
        </div>
        <div className={page.actions}>
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
