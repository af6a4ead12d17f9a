import type { UserId } from '@tessera/contracts/ids'
import { inArray, sql } from '../../../platform/database/sql.ts'
import { domainsOver } from '../../base/hosts/hosts.ts'
import type { Sql } from '../../base/sql.ts'
import { officialDomains } from './tables.ts'

/** Returns the member who owns a host, if verified; the most specific domain wins. */
export async function officialUserOf(db: Sql, host: string): Promise<UserId | undefined> {
  const [row] = await db
    .select({ userId: officialDomains.userId })
    .from(officialDomains)
    .where(inArray(officialDomains.domain, [...domainsOver(host)]))
    .orderBy(sql`length(${officialDomains.domain}) desc`)
    .limit(1)
  return row?.userId
}
