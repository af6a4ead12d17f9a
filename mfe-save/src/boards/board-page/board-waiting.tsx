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
        <div className={page.text}>
          <Skeleton width={240} height={44} />
          <div className={head.people}>
            <Skeleton width={32} height={32} radius="var(--r-full)" />
            <Skeleton width={140} height={16} />
          </div>
        </div>
        <div className={page.actions}>
          <Skeleton width={104} height={44} radius="var(--r-full)" />
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
