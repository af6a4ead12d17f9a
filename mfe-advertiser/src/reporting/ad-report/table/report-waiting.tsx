import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import { words } from '../view/words.ts'
import styles from './report-table.module.css'

const lines = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** A skeleton of a report's table. */
export const ReportWaiting = (): ReactElement => (
  <div role="status" aria-label={words.loading()} className={styles.waiting}>
    {lines.map((line) => (
      <Skeleton key={line} height={24} />
    ))}
  </div>
)
