import { GridSkeleton, Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import { words as common } from '../../words.ts'
import cards from './board-card.module.css'
import styles from './profile.module.css'
import head from './profile-head.module.css'
import { type ProfileTab, profileTabs } from './profile-tab.ts'
import tabs from './profile-tabs.module.css'

const places = [1, 2, 3, 4, 5, 6]

/** The shape of the boards' cards before they are known. */
export function BoardCardsWaiting(): ReactElement {
  return (
    <div role="status" aria-label={common.loading()} className={styles.boards}>
      {places.map((place) => (
        <div key={place} className={cards.card}>
          <Skeleton className={cards.collage ?? ''} radius="var(--r-m)" />
          <Skeleton width="60%" height={16} />
          <Skeleton width="30%" height={12} />
        </div>
      ))}
    </div>
  )
}

function PartWaiting({ tab }: { readonly tab: ProfileTab }): ReactElement | null {
  if (tab === 'boards') return <BoardCardsWaiting />
  return tab === 'about' ? null : <GridSkeleton label={common.loading()} />
}

/** A profile's shape before it is known. */
export function ProfileWaiting({ tab }: { readonly tab: ProfileTab }): ReactElement {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={head.head}>
        <Skeleton width={120} height={120} radius="var(--r-full)" />
        <div className={head.names}>
          <Skeleton width={260} height={44} />
          <div className={head.line}>
            <Skeleton width={120} height={16} />
          </div>
        </div>
        <div className={head.counts}>
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
