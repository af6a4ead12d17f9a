import { KeywordMatch, KeywordState, keywordMetrics } from '@tessera/contracts/ads/keywords'
import { Menu } from '@tessera/ui/menu'
import type { ReactElement } from 'react'
import { columnName } from '../../kit/metrics/names.ts'
import { DatesMenu } from '../ad-report/controls/dates-menu.tsx'
import { filterChips, SearchFilters } from '../ad-report/controls/search-filters.tsx'
import { toggledIn } from '../ad-report/view/report-view.ts'
import type { OpenKeywordReport } from './use-keyword-report.ts'
import { words } from './words.ts'

interface ControlsProps {
  readonly open: OpenKeywordReport
}

/** Chooses the days of a report, and the columns of figures. */
export function DatesAndColumns({ open }: ControlsProps): ReactElement {
  const { view, change } = open
  return (
    <>
      <DatesMenu report={{ ...open, change }} />
      <Menu
        label={words.columns()}
        kind="quiet"
        size="small"
        items={keywordMetrics.map((metric) => ({
          id: metric,
          label: columnName(metric),
          checked: view.columns.includes(metric),
          onSelect: () => {
            const chosen = toggledIn([...view.columns], metric)
            // In the order in which they are offered; the last one stays.
            if (chosen !== undefined)
              change({ columns: keywordMetrics.filter((each) => chosen.includes(each)) })
          },
        }))}
      >
        {words.columns()}
      </Menu>
    </>
  )
}

/** Narrows a report to a part of the words, and keywords to states and matches. */
export function Filters({
  open,
  isOfKeywords,
}: ControlsProps & { readonly isOfKeywords: boolean }): ReactElement {
  const { view, change } = open
  const chips = [
    ...filterChips(KeywordState.options, view.states, {
      label: (state) => words[state](),
      choose: (states) => change({ states }),
    }),
    ...filterChips(KeywordMatch.options, view.matches, {
      label: (match) => words[match](),
      choose: (matches) => change({ matches }),
    }),
  ]
  return (
    <SearchFilters
      label={isOfKeywords ? words.searchKeywords() : words.searchQueries()}
      search={view.search}
      onSearch={(search) => change({ search })}
      chips={isOfKeywords ? chips : []}
    />
  )
}
