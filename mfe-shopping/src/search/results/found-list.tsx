import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { callErrorOf } from '@tessera/client'
import { Onward } from '@tessera/pins/onward'
import { ErrorRegion } from '@tessera/ui/error-region'
import { useNearEnd } from '@tessera/ui/grid/use-near-end'
import type { ReactElement, ReactNode } from 'react'
import styles from './page.module.css'
import { words } from './words.ts'

/** An error with a button to retry, for a list that failed to load. */
function ListFailure(props: {
  readonly error: unknown
  readonly busy: boolean
  readonly onRetry: () => void
}): ReactElement {
  return (
    <div className={styles.failure}>
      <ErrorRegion title={words.failed()} busy={props.busy} onRetry={props.onRetry}>
        {callErrorOf(props.error)?.message ?? words.tryAgain()}
      </ErrorRegion>
    </div>
  )
}

interface FoundListProps<Item> {
  readonly list: UseInfiniteQueryResult<readonly Item[]>
  readonly label: string
  /** The text of the search. */
  readonly query: string
  readonly className: string | undefined
  readonly waiting: ReactNode
  readonly empty: ReactNode
  readonly row: (item: Item) => ReactElement
}

/** An infinite list of boards or people, with loading, error and empty states. */
export function FoundList<Item>(props: FoundListProps<Item>): ReactNode {
  const { list, label, query, className, waiting, empty, row } = props
  const failed = list.isError && !list.isFetchNextPageError
  const wanted = list.hasNextPage && !list.isFetching && !list.isError
  const end = useNearEnd<HTMLLIElement>(wanted, () => void list.fetchNextPage())
  if (list.isPending) return waiting
  if (failed || list.data === undefined)
    return (
      <ListFailure error={list.error} busy={list.isFetching} onRetry={() => void list.refetch()} />
    )
  if (list.data.length === 0) return empty
  return (
    <>
      <ul aria-label={label} aria-busy={list.isFetchingNextPage} className={className}>
        {list.data.map(row)}
        {list.hasNextPage ? <li ref={end} aria-hidden="true" /> : null}
      </ul>
      {list.isFetchNextPageError ? (
        <ListFailure
          error={list.error}
          busy={list.isFetching}
          onRetry={() => void list.fetchNextPage()}
        />
      ) : null}
      {list.hasNextPage ? null : <Onward after={{ query }} title={words.related()} />}
    </>
  )
}
