import { type WebLink, webLink } from '@tessera/contracts/web-link'
import { domainsOver } from '../../base/hosts/hosts.ts'
import { flagsOf } from '../../base/link-lists/flags.ts'
import { countedFlags } from '../../base/link-lists/statuses.ts'
import type { Sql } from '../../base/sql.ts'
import { verdictOn } from '../../pins/index.ts'
import { shownValue } from './feed/feed-item.ts'
import type { PlacedRow } from './plan-batch.ts'

const linkOf = (row: PlacedRow): WebLink | undefined =>
  'item' in row ? webLink(row.item.link) : undefined

/** Loads the flags of all domains of some links at once. */
const flagsOfLinks = (db: Sql, links: readonly WebLink[]) =>
  flagsOf(db, [...new Set(links.flatMap(({ host }) => domainsOver(host)))])

/**
 * Refuses the rows whose link could not be opened from a pin either. Such a product is retired like one
 * that its shop no longer lists, also when its domain was listed since.
 */
export async function withoutUnsafe(
  db: Sql,
  rows: readonly PlacedRow[],
): Promise<readonly PlacedRow[]> {
  const all = await flagsOfLinks(
    db,
    rows.flatMap((row) => linkOf(row) ?? []),
  )
  if (all.length === 0) return rows
  return rows.map((row): PlacedRow => {
    const link = linkOf(row)
    if (link === undefined || !('item' in row)) return row
    const over = domainsOver(link.host)
    const flags = countedFlags(all.filter(({ domain }) => over.includes(domain)))
    const { status } = verdictOn(link, { flags, reporters: 0 })
    if (status !== 'blocked' && status !== 'porn') return row
    const { item, ...placed } = row
    const fault = { column: 'link', fault: 'link-unfit', value: shownValue(item.link) } as const
    return { ...placed, itemId: null, faults: [fault] }
  })
}
