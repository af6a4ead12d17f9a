import { Skeleton } from '@tessera/ui/skeleton'
import counts from './counts.module.css'
import styles from './overview.module.css'
import { words } from './words.ts'

const countNames = ['pins', 'product pins', 'boards', 'followers', 'saves', 'savers']
const rowNames = ['first', 'second', 'third', 'fourth', 'fifth']

/** A skeleton of the overview. */
export function OverviewSkeleton() {
  return (
    <div role="status" aria-label={words.loading()} className={styles.page}>
      <Skeleton width={240} height={32} />
      <div className={counts.counts}>
        {countNames.map((name) => (
          <div key={name} className={counts.count}>
            <Skeleton width={72} height={16} />
            <Skeleton width={48} height={28} />
          </div>
        ))}
      </div>
      <Skeleton width="100%" height={252} radius="var(--r-m)" />
      <div>
        {rowNames.map((name) => (
          <div key={name} className={styles.row}>
            <Skeleton width={32} height={32} radius="var(--r-s)" />
            <Skeleton width="40%" height={16} />
          </div>
        ))}
      </div>
    </div>
  )
}
