import { eq } from '../../../platform/database/sql.ts'
import type { Sql } from '../sql.ts'
import { allRetentions, type Retention } from '../table-facts/retentions.ts'
import { keptDays } from './tables.ts'

const day = 86_400_000

/** A number of days within the bounds, which a later version of the product may have changed. */
const within = ({ least, most, usual }: Retention, days: number | undefined): number =>
  days === undefined ? usual : Math.min(Math.max(days, least), most)

/** Returns the days of a retention. */
export async function daysOf(db: Sql, retention: Retention): Promise<number> {
  const [row] = await db
    .select({ days: keptDays.days })
    .from(keptDays)
    .where(eq(keptDays.name, retention.name))
  return within(retention, row?.days)
}

/** Returns the moment before which rows are deleted. */
export const keptEdge = async (db: Sql, retention: Retention, now: Date): Promise<Date> =>
  new Date(now.getTime() - (await daysOf(db, retention)) * day)

/** Returns the days of all retentions. */
export async function allKeptDays(db: Sql): Promise<readonly (Retention & { days: number })[]> {
  const rows = await db.select({ name: keptDays.name, days: keptDays.days }).from(keptDays)
  const chosen = new Map(rows.map(({ name, days }) => [name, days]))
  return allRetentions.map((each) => ({ ...each, days: within(each, chosen.get(each.name)) }))
}

/** Stores the days of a retention. */
export async function storeDays(
  db: Sql,
  { name }: Retention,
  { days, now }: { readonly days: number; readonly now: Date },
): Promise<void> {
  const row = { days, changedAt: now }
  await db
    .insert(keptDays)
    .values({ name, ...row })
    .onConflictDoUpdate({ target: keptDays.name, set: row })
}
