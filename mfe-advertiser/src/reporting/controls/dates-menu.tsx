import { Menu, type MenuGroup } from '@tessera/ui/menu'
import { type ReactElement, useState } from 'react'
import { useMoney } from '../../tables/use-money.ts'
import { compareName, datesName } from '../view/labels.ts'
import { comparedRange, datePresets, rangeOf } from '../view/report-dates.ts'
import { compareQuery, datesQuery } from '../view/report-view.ts'
import type { OpenReport } from '../view/use-report.ts'
import { words } from '../words.ts'
import { DatesModal } from './dates-modal.tsx'

type Asking = 'dates' | 'compare' | null

function useGroups(report: OpenReport, ask: (asking: Asking) => void): readonly MenuGroup[] {
  const { view, change } = report
  const { dayName } = useMoney('USD')
  const compares = ['none', 'previous', 'year'] as const
  return [
    {
      ...{ id: 'dates', label: words.period() },
      items: [
        ...datePresets.map((preset) => ({
          ...{ id: preset, label: datesName(preset, dayName), checked: view.dates === preset },
          onSelect: () => change(datesQuery(preset)),
        })),
        {
          ...{ id: 'own', label: words.ownDates(), checked: typeof view.dates === 'object' },
          onSelect: () => ask('dates'),
        },
      ],
    },
    {
      ...{ id: 'compare', label: words.compare() },
      items: [
        ...compares.map((choice) => ({
          ...{ id: choice, label: compareName(choice, dayName), checked: view.compare === choice },
          onSelect: () => change(compareQuery(choice)),
        })),
        {
          ...{ id: 'other', label: words.ownCompare(), checked: typeof view.compare === 'object' },
          onSelect: () => ask('compare'),
        },
      ],
    },
  ]
}

/** Chooses the days of a report, and those that they are compared with. */
export function DatesMenu({ report }: { readonly report: OpenReport }): ReactElement {
  const { view, change, today } = report
  const { dayName } = useMoney('USD')
  const [asking, ask] = useState<Asking>(null)
  const items = useGroups(report, ask)
  const name = datesName(view.dates, dayName)
  const range = rangeOf(view.dates, today)
  return (
    <>
      <Menu
        label={words.dates({ choice: name })}
        items={items}
        kind="quiet"
        size="small"
        align="start"
      >
        {view.compare === 'none'
          ? name
          : `${name} · ${words.compareWith({ choice: compareName(view.compare, dayName) })}`}
      </Menu>
      {asking === null ? null : (
        <DatesModal
          title={asking === 'dates' ? words.ownDates() : words.ownCompare()}
          zone={report.account.time_zone ?? 'UTC'}
          today={today}
          range={asking === 'dates' ? range : (comparedRange(view.compare, range) ?? range)}
          onClose={() => ask(null)}
          onChoose={(chosen) => {
            change(asking === 'dates' ? datesQuery(chosen) : compareQuery(chosen))
            ask(null)
          }}
        />
      )}
    </>
  )
}
