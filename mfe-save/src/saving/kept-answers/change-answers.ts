import type { QueryClient } from '@tanstack/react-query'

type Fields = Readonly<Record<string, unknown>>

/** What one record of an answer becomes: the same object where it stays as it is. */
export type RecordChange = (record: Fields) => Fields

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Changes records wherever they stand in an answer: alone, in a page of a list, within something
 * else. What holds none that changes comes back as the same object, so nothing draws again.
 */
export function changeRecords(data: unknown, change: RecordChange): unknown {
  if (Array.isArray(data)) {
    const changed = data.map((item: unknown) => changeRecords(item, change))
    return changed.some((item, index) => item !== data[index]) ? changed : data
  }
  if (!isFields(data)) return data
  const own = change(data)
  const fields = Object.entries(own).map(
    ([name, value]) => [name, changeRecords(value, change)] as const,
  )
  return fields.some(([name, value]) => value !== own[name]) ? Object.fromEntries(fields) : own
}

/** Changes records in every answer that the cache holds; none gets newer by it. */
export function changeAnswers(queries: QueryClient, change: RecordChange): void {
  for (const { queryKey, state } of queries.getQueryCache().getAll()) {
    const changed = changeRecords(state.data, change)
    if (changed !== state.data)
      queries.setQueryData(queryKey, changed, { updatedAt: state.dataUpdatedAt })
  }
}
