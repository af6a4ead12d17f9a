import { KeywordMatch, KeywordState, keywordMetrics } from '@tessera/contracts/ads/keywords'
import { useTyped } from '@tessera/module/use-typed'
import { Chip, ChipRow } from '@tessera/ui/chip'
import { SearchField } from '@tessera/ui/field'
import { Menu } from '@tessera/ui/menu'
import type { ReactElement } from 'react'
import filters from '../reporting/controls/controls.module.css'
import { DatesMenu } from '../reporting/controls/dates-menu.tsx'
import { columnName } from '../reporting/view/labels.ts'
import { toggledIn } from '../reporting/view/report-view.ts'
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
          ...{ id: metric, label: columnName(metric), checked: view.columns.includes(metric) },
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
  const [text, type] = useTyped(view.search ?? '', (search) =>
    change({ search: search === '' ? undefined : search }),
  )
  return (
    <div className={filters.filters}>
      <SearchField
        label={isOfKeywords ? words.searchKeywords() : words.searchQueries()}
        value={text}
        onChange={type}
        className={filters.search}
        maxLength={100}
      />
      {isOfKeywords ? (
        <ChipRow label={words.filters()}>
          {KeywordState.options.map((state) => (
            <Chip
              key={state}
              pressed={view.states?.includes(state) ?? false}
              onClick={() => change({ states: toggledIn(view.states, state) })}
            >
              {words[state]()}
            </Chip>
          ))}
          {KeywordMatch.options.map((match) => (
            <Chip
              key={match}
              pressed={view.matches?.includes(match) ?? false}
              onClick={() => change({ matches: toggledIn(view.matches, match) })}
            >
              {words[match]()}
            </Chip>
          ))}
        </ChipRow>
      ) : null}
    </div>
  )
}
