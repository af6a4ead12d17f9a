import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import styles from './closeup.module.css'
import card from './creator-card.module.css'
import { words } from './words.ts'

/** The placeholder of the creator's card. */
export function CreatorWaiting(): ReactElement {
  return (
    <div className={card.creator}>
      <Skeleton width={48} height={48} radius="var(--r-full)" />
      <span className={card.creatorWords}>
        <Skeleton width={140} height={16} />
        <Skeleton width={90} height={12} />
      </span>
      <Skeleton width={96} height={44} radius="var(--r-full)" />
    </div>
  )
}

const round = 'var(--r-full)'

/** A skeleton of the text beside a picture. */
export function TextWaiting(): ReactElement {
  return (
    <div role="status" aria-label={words.loading()} className={styles.textWaiting}>
      <div className={styles.actions}>
        <span className={styles.tools}>
          {['more', 'share', 'download'].map((tool) => (
            <Skeleton key={tool} width={48} height={48} radius={round} />
          ))}
        </span>
        <Skeleton width={88} height={48} radius={round} />
      </div>
      <Skeleton width="80%" height={32} />
      <Skeleton width="100%" height={16} />
      <Skeleton width="60%" height={16} />
      <CreatorWaiting />
    </div>
  )
}
