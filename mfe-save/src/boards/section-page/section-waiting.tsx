import { GridSkeleton, Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import page from '../board-page/board.module.css'
import styles from './section.module.css'

/** A section's shape before it is known. */
export function SectionWaiting({ label }: { readonly label: string }): ReactElement {
  return (
    <div className={page.page} aria-busy="true">
      <div className={styles.head}>
        <span className={styles.board}>
          <Skeleton width={120} height={16} />
        </span>
        <Skeleton width={240} height={44} />
        <Skeleton width={80} height={20} />
        <Skeleton width={48} height={48} radius="var(--r-full)" />
      </div>
      <GridSkeleton label={label} />
    </div>
  )
}
