import { Objective } from '@tessera/contracts/ads/objectives'
import { ReportState } from '@tessera/contracts/ads/report-options'
import type { ReactElement } from 'react'
import type { OpenReport } from '../view/use-report.ts'
import { words } from '../view/words.ts'
import { filterChips, SearchFilters } from './search-filters.tsx'

/** Narrows a report to names, objectives and states. */
export function ReportFilters({ report }: { readonly report: OpenReport }): ReactElement {
  const { view, change } = report
  return (
    <SearchFilters
      label={words.searchRows()}
      search={view.search}
      onSearch={(search) => change({ search })}
      chips={[
        ...filterChips(Objective.options, view.objective_types, {
          label: (objective) => words[objective](),
          choose: (objective_types) => change({ objective_types }),
        }),
        ...filterChips(ReportState.options, view.states, {
          label: (state) => words[state](),
          choose: (states) => change({ states }),
        }),
      ]}
    />
  )
}
