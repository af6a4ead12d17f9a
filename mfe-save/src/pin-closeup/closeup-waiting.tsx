import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import { words } from '../words.ts'
import styles from './closeup.module.css'

/** A pin's page before it is known. */
export function CloseupWaiting(): ReactElement {
  return (
    <div role="status" aria-label={words.loading()} className={styles.closeup}>
      <div className={styles.picturePane}>
        <Skeleton className={styles.pictureWaiting ?? ''} />
      </div>
      <div className={styles.text}>
        <div className={styles.actions}>
          <Skeleton width={88} height={48} radius="var(--r-full)" />
        </div>
        <Skeleton width="80%" height={32} />
        <Skeleton width="100%" height={16} />
        <Skeleton width="60%" height={16} />
        <Skeleton width={200} height={48} radius="var(--r-full)" />
      </div>
    </div>
  )
}
