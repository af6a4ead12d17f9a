import { ErrorRegion } from '@tessera/ui/error-region'
import type { ReactElement } from 'react'
import styles from './missing.module.css'
import { words } from './words.ts'

interface ListFailureProps {
  /** The list's query: what it has, and what went wrong. */
  readonly list: {
    readonly data: unknown
    readonly error: Error | null
    readonly isFetching: boolean
    readonly isFetchNextPageError: boolean
    refetch(): Promise<unknown>
    fetchNextPage(): Promise<unknown>
  }
}

/** Shows that a list, or its next page, failed to load. Loaded items stay above it. */
export function ListFailure({ list }: ListFailureProps): ReactElement | null {
  const isFirst = list.data === undefined
  if (list.error === null || !(isFirst || list.isFetchNextPageError)) return null
  return (
    <div className={styles.list}>
      <ErrorRegion
        title={isFirst ? words.listFailed() : words.moreFailed()}
        busy={list.isFetching}
        onRetry={() => void (isFirst ? list.refetch() : list.fetchNextPage())}
      >
        {list.error.message}
      </ErrorRegion>
    </div>
  )
}
