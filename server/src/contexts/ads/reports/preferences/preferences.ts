import { type AttributionWindow, usualWindows } from '@tessera/contracts/ads/report-options'
import { columnPresets } from '@tessera/contracts/ads/report-view'
import type { ReportPreferences } from '@tessera/contracts/calls/report-preferences'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { eq } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { reportPreferences } from './tables.ts'

const usual: ReportPreferences = {
  ...usualWindows,
  columns: [...columnPresets.performance],
  week_start: 'monday',
}

/** Returns what the reports of an ad account go by. */
export async function preferencesOf(db: Sql, id: AdvertiserId): Promise<ReportPreferences> {
  const [row] = await db
    .select()
    .from(reportPreferences)
    .where(eq(reportPreferences.advertiserId, id))
  if (row === undefined) return usual
  return {
    click_window: row.clickWindow,
    view_window: row.viewWindow,
    columns: [...row.columns],
    week_start: row.weekStart,
  }
}

/** The attribution windows of a report. */
export interface ReportWindows {
  readonly click_window: AttributionWindow
  readonly view_window: AttributionWindow
}

/** Returns the windows of a report: those that it asks for, else the ad account's. */
export async function windowsOf(
  db: Sql,
  scope: { readonly advertiser_id: AdvertiserId } & {
    readonly [Name in keyof ReportWindows]?: AttributionWindow | undefined
  },
): Promise<ReportWindows> {
  const { click_window: click, view_window: view } = scope
  if (click !== undefined && view !== undefined) return { click_window: click, view_window: view }
  const { click_window, view_window } = await preferencesOf(db, scope.advertiser_id)
  return { click_window: click ?? click_window, view_window: view ?? view_window }
}
