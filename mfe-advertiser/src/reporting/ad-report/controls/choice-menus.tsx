import {
  type AttributionWindow,
  ReportBreakdown,
  usualWindows,
} from '@tessera/contracts/ads/report-options'
import { Menu } from '@tessera/ui/menu'
import type { ReactElement } from 'react'
import type { OpenReport } from '../view/use-report.ts'
import { words } from '../view/words.ts'

/** The part of a report that the choices of this file need. */
interface ChosenReport {
  readonly report: Pick<OpenReport, 'view' | 'change'>
}

/** Chooses what each row is broken down by. */
export function BreakdownMenu({ report }: ChosenReport): ReactElement {
  const { view, change } = report
  const by = (breakdown: ReportBreakdown | undefined) =>
    change({ breakdown, ...(view.sort === 'group' ? { sort: 'spend', is_ascending: false } : {}) })
  const name =
    view.breakdown === undefined
      ? words.breakdown()
      : words.brokenDownBy({ choice: words[view.breakdown]() })
  return (
    <Menu
      label={name}
      kind="quiet"
      size="small"
      items={[
        {
          id: 'none',
          label: words.none(),
          checked: view.breakdown === undefined,
          onSelect: () => by(undefined),
        },
        ...ReportBreakdown.options.map((breakdown) => ({
          id: breakdown,
          label: words[breakdown](),
          checked: view.breakdown === breakdown,
          onSelect: () => by(breakdown),
        })),
      ]}
    >
      {name}
    </Menu>
  )
}

const windows = [0, 1, 7, 30] as const satisfies readonly AttributionWindow[]

function windowName(days: AttributionWindow): string {
  if (days === 0) return words.windowNone()
  return days === 1 ? words.windowOne() : words.windowDays({ days })
}

/** Chooses for how long after a click or a view a conversion is credited to an ad. */
export function WindowsMenu({ report }: ChosenReport): ReactElement {
  const { view, change } = report
  const { click_window: clickWindow = usualWindows.click_window } = view
  const { view_window: viewWindow = usualWindows.view_window } = view
  const name = words.windows({ click: windowName(clickWindow), view: windowName(viewWindow) })
  const group = (parameter: 'click_window' | 'view_window', chosen: AttributionWindow) =>
    windows.map((days) => ({
      id: `${parameter} ${days}`,
      label: windowName(days),
      checked: chosen === days,
      onSelect: () => change({ [parameter]: days }),
    }))
  return (
    <Menu
      label={name}
      kind="quiet"
      size="small"
      items={[
        {
          id: 'click',
          label: words.afterClick(),
          items: group('click_window', clickWindow),
        },
        {
          id: 'view',
          label: words.afterView(),
          items: group('view_window', viewWindow),
        },
      ]}
    >
      {name}
    </Menu>
  )
}
