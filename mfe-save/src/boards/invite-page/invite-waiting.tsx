import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import styles from './invite.module.css'
import { words } from './words.ts'

/** An invitation's shape before it is known. */
export function InviteWaiting(): ReactElement {
  return (
    <div role="status" aria-label={words.loading()} className={styles.page}>
      <div className={styles.card}>
        <div className={styles.pictures}>
          <Skeleton className={styles.cover ?? ''} />
        </div>
        <Skeleton width={220} height={32} />
        <Skeleton width={260} height={24} />
        <Skeleton width="80%" height={24} />
        <div className={styles.actions}>
          <Skeleton width={140} height={48} radius="var(--r-full)" />
        </div>
      </div>
    </div>
  )
}
