import { measures } from '@tessera/contracts/limits'
import { ErrorRegion } from '@tessera/ui/error-region'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import styles from './chooser-row.module.css'
import { words } from './words.ts'

/** Data of a request, or why there is none: a query's result, or several joined. */
export interface Loaded<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

const widths = ['55%', '40%', '62%', '35%', '48%']

/** Shows placeholder rows while boards or sections load. */
export function ChooserLoading({
  label = words.boardsLoading(),
}: {
  readonly label?: string
}): ReactElement {
  return (
    <div role="status" aria-label={label} className={styles.loading}>
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

interface ChooserStateProps {
  readonly loaded: Loaded<unknown>
  readonly loading: string
  readonly failed: string
}

/** Shows that a list loads, or why it failed with a retry; nothing once the data is there. */
export function ChooserState(props: ChooserStateProps): ReactElement | null {
  const { loaded, loading, failed } = props
  if (loaded.data !== undefined) return null
  if (loaded.error === null) return <ChooserLoading label={loading} />
  return (
    <div className={styles.failed}>
      <ErrorRegion title={failed} busy={loaded.isFetching} onRetry={() => void loaded.refetch()}>
        {loaded.error.message}
      </ErrorRegion>
    </div>
  )
}
