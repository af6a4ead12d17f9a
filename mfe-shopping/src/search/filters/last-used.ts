import { type FilterParams, filterParamsIn, filterText } from '@tessera/contracts/filter-params'
import { z } from '@tessera/contracts/schema'
import { usedFiltersKey } from '@tessera/contracts/used-filters-key'

/** The filters that somebody used last on this device, in searches of one scope. */
export interface LastUsed {
  read(): FilterParams | undefined
  keep(params: FilterParams): void
}

/** The filters by scope, in the format of an address. */
const Kept = z.record(z.string(), z.string())

function readAll(key: string): z.infer<typeof Kept> {
  try {
    const kept = z.safeParse(Kept, JSON.parse(localStorage.getItem(key) ?? '{}'))
    return kept.success ? kept.data : {}
  } catch {
    return {}
  }
}

/** Returns where the last used filters of a person and a scope are kept. */
export function lastUsedFilters(viewerId: string | undefined, scope: string): LastUsed {
  const key = usedFiltersKey(viewerId)
  return {
    read() {
      const params = filterParamsIn(new URLSearchParams(readAll(key)[scope]))
      return filterText(params) === '' ? undefined : params
    },
    keep(params) {
      const text = filterText({ ...params, scope: undefined })
      try {
        localStorage.setItem(key, JSON.stringify({ ...readAll(key), [scope]: text }))
      } catch {
        // Without storage nothing is offered again.
      }
    },
  }
}
