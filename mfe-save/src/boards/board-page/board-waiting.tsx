import { GridSkeleton, Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import page from '../page-head/page-head.module.css'
import tools from '../pins-asked/pins-tools.module.css'
import styles from './board.module.css'
import head from './board-head.module.css'

/** A board's page while it loads. */
export function BoardWaiting({ label }: { readonly label: string }): ReactElement {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={page.head}>
        <Skeleton className={head.cover ?? ''} />
        <Skeleton width={280} height={44} />
        <div className={head.people}>
          <Skeleton width={40} height={40} radius="var(--r-full)" />
          <Skeleton width={140} height={16} />
        </div>
        <Skeleton width={80} height={20} />
        <div className={head.actions}>
          <Skeleton width={120} height={48} radius="var(--r-full)" />
          <Skeleton width={48} height={48} radius="var(--r-full)" />
        </div>
      </div>
      <div className={tools.tools}>
        <Skeleton className={tools.search ?? ''} height={48} radius="var(--r-full)" />
        <div className={tools.order}>
          <Skeleton width={140} height={44} radius="var(--r-full)" />
        </div>
      </div>
      <GridSkeleton label={label} />
    </div>
  )
}
