import type { SearchScope } from '@tessera/contracts/entities/search-scope'
import { filtersOfScope } from '@tessera/contracts/filter-params'
import type { ReactElement } from 'react'
import { useMemo } from 'react'
import { FilterBar } from './filter-bar.tsx'

/** Renders the shopping filters above search results; lists without products have none. */
export default function SearchFilters({
  input: { scope, address },
}: {
  readonly input: { readonly scope: SearchScope; readonly address: string }
}): ReactElement | null {
  const query = useMemo(() => new URLSearchParams(address), [address])
  return filtersOfScope[scope].length === 0 ? null : <FilterBar search={{ scope, query }} />
}
