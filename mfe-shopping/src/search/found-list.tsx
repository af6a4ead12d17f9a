import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useNearEnd } from '@tessera/ui/grid/use-near-end'
import type { ReactElement, ReactNode } from 'react'
import { ListFailure } from './list-failure.tsx'
import styles from './page.module.css'
import { words } from './words.ts'

interface FoundListProps<Item> {
  readonly list: UseInfiniteQueryResult<readonly Item[]>
  readonly label: string
  readonly className: string | undefined
  readonly waiting: ReactNode
  readonly empty: ReactNode
  readonly row: (item: Item) => ReactElement
}

/** Boards or people that were found, going on as one scrolls, in each of its states. */
export function FoundList<Item>(props: FoundListProps<Item>): ReactNode {
  const { list, label, className, waiting, empty, row } = props
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
      {list.hasNextPage ? null : <p className={styles.end}>{words.end()}</p>}
    </>
  )
}
