import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import { words } from '../words.ts'
import cards from './board-card.module.css'
import styles from './profile.module.css'

const places = [1, 2, 3, 4, 5, 6]

/** The shape of the boards' cards before they are known. */
export function BoardCardsWaiting(): ReactElement {
  return (
    <div role="status" aria-label={words.loading()} className={styles.boards}>
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

/** A profile's shape before it is known. */
export function ProfileWaiting(): ReactElement {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Skeleton width={120} height={120} radius="var(--r-full)" />
        <Skeleton width={240} height={44} />
        <Skeleton width={120} height={16} />
      </div>
      <BoardCardsWaiting />
    </div>
  )
}
