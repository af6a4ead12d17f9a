import { PinId } from '@tessera/contracts/ids'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { storedLists } from './tables.ts'

/** The first pins of a list, which everybody who opened it has seen: a page. */
const firstPage = 25

/**
 * Returns the ideas that stood on the first page of each stored list of a name. Nothing is stored of what
 * somebody looks at: a list is made when they open it, and stays for a day.
 */
export async function seenIdeas(db: Sql, name: string): Promise<ReadonlySet<PinId>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct unnest(${storedLists.originIds}[1:${sql.raw(String(firstPage))}])::text as id
    from ${storedLists} where ${storedLists.name} = ${name}`)
  return new Set(rows.map(({ id }) => PinId.parse(id)))
}
