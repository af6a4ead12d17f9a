import { Objective } from '@tessera/contracts/ads/objectives'
import { ReportState } from '@tessera/contracts/ads/report-options'
import { useTyped } from '@tessera/module/use-typed'
import { Chip, ChipRow } from '@tessera/ui/chip'
import { SearchField } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import { toggledIn } from '../view/report-view.ts'
import type { OpenReport } from '../view/use-report.ts'
import { words } from '../words.ts'
import styles from './controls.module.css'

/** Narrows a report to names, objectives and states. */
export function ReportFilters({ report }: { readonly report: OpenReport }): ReactElement {
  const { view, change } = report
  const [text, type] = useTyped(view.search ?? '', (search) =>
    change({ search: search === '' ? undefined : search }),
  )
  return (
    <div className={styles.filters}>
      <SearchField
        label={words.searchRows()}
        value={text}
        onChange={type}
        className={styles.search}
        maxLength={100}
      />
      <ChipRow label={words.filters()}>
        {Objective.options.map((objective) => (
          <Chip
            key={objective}
            pressed={view.objective_types?.includes(objective) ?? false}
            onClick={() => change({ objective_types: toggledIn(view.objective_types, objective) })}
          >
            {words[objective]()}
          </Chip>
        ))}
        {ReportState.options.map((state) => (
          <Chip
            key={state}
            pressed={view.states?.includes(state) ?? false}
            onClick={() => change({ states: toggledIn(view.states, state) })}
          >
            {words[state]()}
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
}
