import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import parts from './parts.module.css'
import { frameWords as words } from './words.ts'

/** Placeholders for rows of people. */
export const RowsWaiting = (): ReactElement => (
  <div role="status" aria-label={words.loading()} className={parts.list}>
    {['first', 'second', 'third', 'fourth', 'fifth'].map((each) => (
      <div key={each} className={parts.item}>
        <span className={parts.person}>
          <Skeleton width={40} height={40} radius="var(--r-full)" />
          <span className={parts.tight}>
            <Skeleton width={160} height={16} />
            <Skeleton width={220} height={14} />
          </span>
        </span>
      </div>
    ))}
  </div>
)
