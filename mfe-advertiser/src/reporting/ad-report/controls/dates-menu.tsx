import type { ReportComparison, ReportPeriod } from '@tessera/contracts/ads/report-period'
import { Menu, type MenuGroup, type MenuItem } from '@tessera/ui/menu'
import { type ReactElement, useState } from 'react'
import { useMoney } from '../../../kit/money/use-money.ts'
import { comparisonName, periodName } from '../view/labels.ts'
import { daysOf } from '../view/report-scope.ts'
import type { OpenReport } from '../view/use-report.ts'
import { words } from '../view/words.ts'
import { DatesModal } from './dates-modal.tsx'

type Asking = 'dates' | 'compare' | null

const periods: readonly ReportPeriod[] = [
  { kind: 'last-days', days: 1 },
  { kind: 'yesterday' },
  ...[7, 14, 30, 90].map((days) => ({ kind: 'last-days' as const, days })),
  { kind: 'this-week' },
  { kind: 'last-week' },
  { kind: 'this-month' },
  { kind: 'last-month' },
]

const comparisons: readonly (ReportComparison | null)[] = [
  null,
  { kind: 'days-before' },
  { kind: 'year-before' },
]

/** The part of a report that its days are chosen by. */
export interface DatedReport extends Pick<OpenReport, 'clock' | 'account'> {
  readonly view: Pick<OpenReport['view'], 'period' | 'comparison'>
  readonly change: (part: Partial<DatedReport['view']>) => void
}

/** Returns the items of named choices, the chosen one marked by its name. */
const itemsOf = <Choice,>(
  choices: readonly Choice[],
  nameOf: (choice: Choice) => string,
  { chosen, choose }: { readonly chosen: Choice; readonly choose: (choice: Choice) => void },
): MenuItem[] =>
  choices.map((choice) => ({
    id: nameOf(choice),
    label: nameOf(choice),
    checked: nameOf(choice) === nameOf(chosen),
    onSelect: () => choose(choice),
  }))

function groupsOf(
  { view, change }: DatedReport,
  dayName: (day: string) => string,
  ask: (asking: Asking) => void,
): readonly MenuGroup[] {
  return [
    {
      id: 'dates',
      label: words.period(),
      items: [
        ...itemsOf(periods, (each) => periodName(each, dayName), {
          chosen: view.period,
          choose: (period) => change({ period }),
        }),
        {
          id: 'own',
          label: words.ownDates(),
          checked: view.period.kind === 'fixed',
          onSelect: () => ask('dates'),
        },
      ],
    },
    {
      id: 'compare',
      label: words.compare(),
      items: [
        ...itemsOf(comparisons, (each) => comparisonName(each, dayName), {
          chosen: view.comparison,
          choose: (comparison) => change({ comparison }),
        }),
        {
          id: 'other',
          label: words.ownCompare(),
          checked: view.comparison?.kind === 'fixed',
          onSelect: () => ask('compare'),
        },
      ],
    },
  ]
}

/** Chooses the days of a report, and those that they are compared with. */
export function DatesMenu({ report }: { readonly report: DatedReport }): ReactElement {
  const { view, change, clock } = report
  const { dayName } = useMoney('USD')
  const [asking, ask] = useState<Asking>(null)
  const name = periodName(view.period, dayName)
  const { days, compared } = daysOf(view, clock)
  const { comparison } = view
  const shown =
    comparison === null
      ? name
      : `${name} · ${words.compareWith({ choice: comparisonName(comparison, dayName) })}`
  return (
    <>
      <Menu
        label={words.dates({ choice: shown })}
        items={groupsOf(report, dayName, ask)}
        kind="quiet"
        size="small"
        align="start"
      >
        {shown}
      </Menu>
      {asking === null ? null : (
        <DatesModal
          title={asking === 'dates' ? words.ownDates() : words.ownCompare()}
          zone={report.account.time_zone ?? 'UTC'}
          today={clock.today}
          range={asking === 'dates' ? days : (compared ?? days)}
          onClose={() => ask(null)}
          onChoose={(range) => {
            const chosen = { kind: 'fixed' as const, ...range }
            change(asking === 'dates' ? { period: chosen } : { comparison: chosen })
            ask(null)
          }}
        />
      )}
    </>
  )
}
