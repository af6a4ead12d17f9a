import { sql } from '../../../../platform/database/sql.ts'
import { campaignDays } from './tables.ts'

/**
 * The spend of a campaign on a day to the millionth: what was posted in whole coins, and what is carried to
 * its next event. Budgets are compared with it, so that ads stop when events are charged no more.
 */
export const accruedMicro = sql`(${campaignDays.spentMicro} + ${campaignDays.carriedMicro})`
