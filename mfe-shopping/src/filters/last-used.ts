import { type FilterParams, filterParamsIn, filterText } from '@tessera/contracts/filter-params'

/** The filters that somebody used last on this device, in searches of one scope. */
export interface LastUsed {
  read(): FilterParams | undefined
  keep(params: FilterParams): void
}

/** Returns where the last used filters of a person and a scope are kept. */
export function lastUsedFilters(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  { viewerId, scope }: { readonly viewerId: string | undefined; readonly scope: string },
): LastUsed {
  const key = `filters-used.${viewerId ?? 'visitor'}.${scope}`
  return {
    read() {
      const text = storage.getItem(key)
      const params = text === null ? undefined : filterParamsIn(new URLSearchParams(text))
      return params === undefined || filterText(params) === '' ? undefined : params
    },
    keep(params) {
      storage.setItem(key, filterText({ ...params, scope: undefined }))
    },
  }
}
