import type { InfiniteData } from '@tanstack/react-query'

/** A page of a list as the cache of answers keeps it. */
interface Page {
  readonly data: readonly unknown[]
}

/** A list as the cache of answers keeps it. */
export type KeptList = InfiniteData<Page, unknown>

const idOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined

/** Whether an answer is a list in pages. */
export function isKeptList(data: unknown): data is KeptList {
  return (
    typeof data === 'object' &&
    data !== null &&
    'pages' in data &&
    Array.isArray(data.pages) &&
    data.pages.every(
      (page: unknown) =>
        typeof page === 'object' && page !== null && 'data' in page && Array.isArray(page.data),
    )
  )
}

/** What was taken out of a list, and where it stood. */
export interface Taken {
  readonly page: number
  readonly place: number
  readonly item: unknown
}

/** A list without a pin, and what was taken out; the same list where the pin is not in it. */
export function withoutPin(
  list: KeptList,
  pinId: string,
): { readonly list: KeptList; readonly taken: readonly Taken[] } {
  const taken = list.pages.flatMap(({ data }, page) =>
    data.flatMap((item, place) => (idOf(item) === pinId ? [{ page, place, item }] : [])),
  )
  if (taken.length === 0) return { list, taken }
  const pages = list.pages.map((page) => ({
    ...page,
    data: page.data.filter((item) => idOf(item) !== pinId),
  }))
  return { list: { ...list, pages }, taken }
}

/** A list with what was taken out of it back where it stood, unless it has come back by itself. */
export function putBack(list: KeptList, taken: readonly Taken[]): KeptList {
  const there = new Set(list.pages.flatMap(({ data }) => data.map(idOf)))
  const missing = taken.filter(({ item }) => !there.has(idOf(item)))
  const pages = list.pages.map((page, at) => {
    const data = [...page.data]
    for (const { place, item } of missing.filter((one) => one.page === at))
      data.splice(place, 0, item)
    return { ...page, data }
  })
  return { ...list, pages }
}
