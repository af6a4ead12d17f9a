import { measures } from '@tessera/contracts/limits'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import { words } from '../../words.ts'
import styles from './picker-row.module.css'

const widths = ['55%', '40%', '62%', '35%', '48%']

/** The picker's rows before they are known. */
export function BoardRowsWaiting({
  label = words.boardsLoading(),
}: {
  readonly label?: string
}): ReactElement {
  return (
    <div role="status" aria-label={label} className={styles.waiting}>
      {widths.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={measures.boardCover} height={measures.boardCover} />
          <div className={styles.lines}>
            <Skeleton width={width} height={14} />
            <Skeleton width={56} height={10} />
          </div>
        </div>
      ))}
    </div>
  )
}
