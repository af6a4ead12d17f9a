import type { OpenDatabase } from '../../platform/database/port.ts'
import { sql } from '../../platform/database/sql.ts'
import { moveName } from './ends.ts'

/** Returns why a database is in use, in a sentence with the fix. The lock of its folder proves it of an embedded one. */
export async function serviceFault({ db, kind }: OpenDatabase): Promise<string | undefined> {
  if (kind !== 'postgres') return undefined
  const { rows } = await db.execute<{ open: number }>(sql`
    select count(*)::int as open from pg_stat_activity
    where datname = current_database() and application_name like 'tessera%' and application_name <> ${moveName}`)
  const open = rows[0]?.open ?? 0
  if (open === 0) return undefined
  return `The product has ${open} connections to the source; stop every instance (behind a pooler, wait also until it has closed them), and run this again.`
}
