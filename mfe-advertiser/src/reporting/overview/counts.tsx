import type { advertiserOverview } from '@tessera/contracts/calls/ads'
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import styles from './counts.module.css'
import { useFigures } from './figures.ts'
import { words } from './words.ts'

/** The numbers of a business, as the service returns them. */
export type Overview = OutputOf<typeof advertiserOverview>

/** The six counts side by side. */
export function Counts({ overview }: { readonly overview: Overview }) {
  const { number } = useFigures()
  const counts = [
    [words.pins(), overview.pins],
    [words.productPins(), overview.product_pins],
    [words.boards(), overview.boards],
    [words.followers(), overview.followers],
    [words.saves(), overview.saves],
    [words.savers(), overview.savers],
  ] as const
  return (
    <dl className={styles.counts} aria-label={words.counts()}>
      {counts.map(([name, count]) => (
        <div key={name} className={styles.count}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.figure}>{number(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
