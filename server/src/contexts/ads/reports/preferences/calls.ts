import {
  getReportPreferences,
  updateReportPreferences,
} from '@tessera/contracts/calls/report-preferences'
import { answerMember, given, refused } from '../../../../calls/answer.ts'
import { actingFor } from '../../../identity/index.ts'
import { preferencesOf } from './preferences.ts'
import { reportPreferences } from './tables.ts'

const answerGet = answerMember(getReportPreferences, async ({ ports, viewer }, input) => {
  const acting = await actingFor(ports.db, viewer, input)
  return acting.ok
    ? given(await preferencesOf(ports.db, input.advertiser_id))
    : refused(acting.code)
})

const answerUpdate = answerMember(updateReportPreferences, async ({ ports, viewer }, input) => {
  const { advertiser_id: advertiserId, ...change } = input
  const acting = await actingFor(ports.db, viewer, { advertiser_id: advertiserId })
  if (!acting.ok) return refused(acting.code)
  const before = await preferencesOf(ports.db, advertiserId)
  const after = {
    click_window: change.click_window ?? before.click_window,
    view_window: change.view_window ?? before.view_window,
    columns: change.columns ?? before.columns,
    week_start: change.week_start ?? before.week_start,
  }
  const row = {
    clickWindow: after.click_window,
    viewWindow: after.view_window,
    columns: after.columns,
    weekStart: after.week_start,
  }
  await ports.db
    .insert(reportPreferences)
    .values({ advertiserId, ...row })
    .onConflictDoUpdate({ target: reportPreferences.advertiserId, set: row })
  return given(after)
})

/** Handlers of the calls of the preferences of reports. */
export const reportPreferenceCalls = [answerGet, answerUpdate]
