import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

/** What an answer becomes: the same object where it stays as it is. */
export type AnswerChange = (queryKey: QueryKey, data: unknown) => unknown

/** Answers that were changed before the service has agreed. */
export interface HeldAnswers {
  /** The hashes of those that were changed. */
  readonly changed: ReadonlySet<string>
  /** Puts every one back as it was; what has changed in the meantime is asked for again. */
  rollBack(): void
}

interface Held {
  readonly query: Query
  readonly before: unknown
  readonly after: unknown
  readonly updatedAt: number
  readonly isStale: boolean
}

/**
 * Changes what the cache holds at once, in a way that can be taken back exactly. What is being asked
 * for just now is called off first, so that no older answer comes over the change.
 */
export async function holdAnswers(
  queries: QueryClient,
  change: AnswerChange,
): Promise<HeldAnswers> {
  const touched = queries
    .getQueryCache()
    .getAll()
    .filter(
      ({ queryKey, state: { data } }) => data !== undefined && change(queryKey, data) !== data,
    )
  const asked = touched.filter(({ state }) => state.fetchStatus === 'fetching')
  await Promise.all(asked.map(({ queryKey }) => queries.cancelQueries({ queryKey, exact: true })))
  const held = touched.map((query): Held => {
    const { data: before, dataUpdatedAt: updatedAt } = query.state
    const isStale = query.state.isInvalidated
    const after = queries.setQueryData(query.queryKey, change(query.queryKey, before), {
      updatedAt,
    })
    return { query, before, after, updatedAt, isStale }
  })
  const askAgain = ({ queryKey }: Query) =>
    void queries.invalidateQueries({ queryKey, exact: true })
  return {
    changed: new Set(held.map(({ query }) => query.queryHash)),
    rollBack() {
      for (const { query, before, after, updatedAt, isStale } of held) {
        const { data, isInvalidated } = query.state
        if (data !== after) askAgain(query)
        // The very object, so that a change before this one can be taken back too; and what was out of
        // date, or has come to be since, still is.
        else
          query.setState({
            data: before,
            dataUpdatedAt: updatedAt,
            isInvalidated: isStale || isInvalidated,
          })
      }
      for (const query of asked) askAgain(query)
    },
  }
}
