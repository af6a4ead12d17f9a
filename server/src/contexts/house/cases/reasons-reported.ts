import { type SQL, sql } from '../../../platform/database/sql.ts'
import { pinReports } from '../../pins/index.ts'
import { caseReports } from './tables.ts'

/**
 * Selects the reason of each report of a pin after a moment, by members and by people without an account. Reports
 * from before cases were kept are in `pin_reports` alone.
 */
export const reasonsReported = (pinId: SQL, since: SQL): SQL => sql`
  select given.reason from ${caseReports} given
  where given.case_id = ${pinId} and given.created_at > ${since}
  union all
  select early.reason from ${pinReports} early
  where early.pin_id = ${pinId} and early.created_at > ${since} and not exists (
    select from ${caseReports} given
    where given.case_id = early.pin_id and given.reporter_id = early.user_id)`
