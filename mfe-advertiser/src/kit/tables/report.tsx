import { QueryRegion } from '@tessera/ui/query-region'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement, ReactNode } from 'react'
import styles from './report.module.css'
import { tableWords as words } from './words.ts'

interface ReportProps<Data> {
  readonly query: {
    readonly data: Data | undefined
    readonly error: Error | null
    readonly isFetching: boolean
    refetch(): unknown
  }
  readonly children: (data: Data) => ReactNode
}

/** A report with its loading and error states. */
export function Report<Data>({ query, children }: ReportProps<Data>): ReactElement {
  return (
    <div className={styles.report}>
      <QueryRegion
        query={query}
        failed={words.loadFailed()}
        waiting={
          <div role="status" aria-label={words.loading()} className={styles.report}>
            <Skeleton height={40} />
            <Skeleton height={40} />
            <Skeleton height={40} />
          </div>
        }
      >
        {children}
      </QueryRegion>
    </div>
  )
}

/** Said where a report has nothing yet. */
export const Nothing = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <p className={styles.quiet}>{children}</p>
)
