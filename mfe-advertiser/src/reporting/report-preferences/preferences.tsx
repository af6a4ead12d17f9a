import { useQuery } from '@tanstack/react-query'
import { defineCommand } from '@tessera/cache'
import { useCommand } from '@tessera/cache/react'
import { queryOptions } from '@tessera/client'
import { WeekStart } from '@tessera/contracts/ads/report-period'
import {
  getReportPreferences,
  type ReportPreferences,
  updateReportPreferences,
} from '@tessera/contracts/calls/report-preferences'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { z } from '@tessera/contracts/schema'
import { useShell } from '@tessera/module/react'
import { SelectField } from '@tessera/ui/field'
import type { ReactElement, ReactNode } from 'react'
import { Report } from '../../kit/tables/report.tsx'
import { WindowsMenu } from '../ad-report/controls/choice-menus.tsx'
import { ColumnsMenu } from '../ad-report/controls/columns-menu.tsx'
import { columnsNamed, usualView } from '../ad-report/view/report-view.ts'
import styles from './preferences.module.css'
import { words } from './words.ts'

const update = defineCommand(updateReportPreferences, {
  name: 'update-report-preferences',
  confirm: (_, __, draft) => draft.lists({ of: [getReportPreferences], ask: 'now' }),
})

interface PanelProps {
  readonly title: string
  readonly why: string
  readonly children: ReactNode
}

/** A preference: its name, what it is for, and its choice below. */
const Panel = ({ title, why, children }: PanelProps): ReactElement => (
  <section aria-label={title} className={styles.panel}>
    <h2>{title}</h2>
    <p className={styles.lead}>{why}</p>
    {children}
  </section>
)

interface PanelsProps {
  readonly account: Advertiser
  readonly preferences: ReportPreferences
}

function Panels({ account, preferences }: PanelsProps): ReactElement {
  const { run } = useCommand(update)
  const { week_start: weekStart, ...chosen } = preferences
  const change = (part: Partial<ReportPreferences>) =>
    void run({ advertiser_id: account.id, ...part })
  const view = usualView('campaigns', chosen)
  const changeView = ({ columns, click_window, view_window }: Partial<typeof view>) =>
    change({
      ...(columns === undefined ? {} : { columns }),
      ...(click_window === undefined ? {} : { click_window }),
      ...(view_window === undefined ? {} : { view_window }),
    })
  return (
    <>
      <p className={styles.lead}>{words.lead()}</p>
      <Panel title={words.windows()} why={words.windowsWhy()}>
        <div>
          <WindowsMenu report={{ view, change: changeView }} />
        </div>
      </Panel>
      <Panel title={words.columns()} why={words.columnsWhy()}>
        <div>
          <ColumnsMenu report={{ columns: columnsNamed(view.columns), change: changeView }} />
        </div>
      </Panel>
      <Panel title={words.week()} why={words.weekWhy()}>
        <SelectField
          label={words.week()}
          value={weekStart}
          onChange={({ target }) => change({ week_start: z.parse(WeekStart, target.value) })}
        >
          {WeekStart.options.map((each) => (
            <option key={each} value={each}>
              {words[each]()}
            </option>
          ))}
        </SelectField>
      </Panel>
    </>
  )
}

/** The windows, columns and week that the reports of an ad account go by. */
export default function Preferences({ account }: { readonly account: Advertiser }): ReactElement {
  const { client } = useShell()
  const query = useQuery(queryOptions(client, getReportPreferences, { advertiser_id: account.id }))
  return (
    <Report query={query}>
      {(preferences) => <Panels account={account} preferences={preferences} />}
    </Report>
  )
}
