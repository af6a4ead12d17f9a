import { GridSkeleton, Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import { words } from '../words.ts'
import styles from './board.module.css'

/** A board's shape before it is known. */
export function BoardWaiting(): ReactElement {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Skeleton width={280} height={44} />
        <Skeleton width={140} height={32} radius="var(--r-full)" />
        <Skeleton width={80} height={16} />
      </div>
      <GridSkeleton label={words.loading()} />
    </div>
  )
}
