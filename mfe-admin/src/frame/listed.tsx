import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { ListFailure } from '@tessera/module/list-failure'
import { ShowMore } from '@tessera/module/show-more'
import { Fragment, type ReactElement } from 'react'
import parts from './parts.module.css'
import { RowsWaiting } from './rows-waiting.tsx'

interface ListedProps<Row extends { readonly id: string }> {
  readonly list: UseInfiniteQueryResult<InfiniteData<{ readonly data: readonly Row[] }>>
  readonly title: string
  /** The sentence in place of an empty list. */
  readonly nothing: string
  readonly children: (row: Row) => ReactElement
}

/** Rows that come page by page, with what stands there while they load, fail or are none. */
export function Listed<Row extends { readonly id: string }>(props: ListedProps<Row>): ReactElement {
  const { list, title, nothing, children } = props
  const rows = list.data?.pages.flatMap(({ data }) => data)
  if (rows === undefined) return list.error === null ? <RowsWaiting /> : <ListFailure list={list} />
  if (rows.length === 0) return <p className={parts.text}>{nothing}</p>
  return (
    <>
      <ul aria-label={title} className={parts.list}>
        {rows.map((row) => (
          <Fragment key={row.id}>{children(row)}</Fragment>
        ))}
      </ul>
      <ShowMore list={list} />
    </>
  )
}
