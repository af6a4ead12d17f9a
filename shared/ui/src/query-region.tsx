import type { ReactNode } from 'react'
import { ErrorRegion } from './error-region.tsx'

interface Query<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  refetch(): unknown
}

interface QueryRegionProps<Data> {
  readonly query: Query<Data>
  /** Placeholders in the shape of what comes. */
  readonly waiting: ReactNode
  /** The title of a failure; the error says the rest. */
  readonly failed: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** Shows what a query brings: placeholders until then, and a failure with a button to try again. */
export function QueryRegion<Data>(props: QueryRegionProps<Data>): ReactNode {
  const { query, waiting, failed, children } = props
  if (query.data !== undefined) return children(query.data)
  if (query.error === null) return waiting
  return (
    <ErrorRegion title={failed} busy={query.isFetching} onRetry={() => void query.refetch()}>
      {query.error.message}
    </ErrorRegion>
  )
}
