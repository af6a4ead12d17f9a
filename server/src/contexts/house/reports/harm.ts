import { harms } from '@tessera/contracts/report-kinds'
import { type SQL, sql } from '../../../platform/database/sql.ts'

/** The harm of a reason in the database. */
export const harmOf = (reason: SQL): SQL =>
  sql`(case ${reason} ${sql.join(
    Object.entries(harms).map(([name, harm]) => sql`when ${name} then ${sql.raw(String(harm))}`),
    sql` `,
  )} else 1 end)`
