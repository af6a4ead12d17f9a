import { type WebLink, webLink } from '@tessera/contracts/web-link'
import { inArray, sql } from '../../../platform/database/sql.ts'
import { domainsOver } from '../hosts/hosts.ts'
import type { Sql } from '../sql.ts'
import { countedFlags, type ListedFlag } from './statuses.ts'
import { domainFlags } from './tables.ts'

/** Loads the flags of domains, by one look-up of the index. */
export async function flagsOf(db: Sql, domains: readonly string[]): Promise<ListedFlag[]> {
  if (domains.length === 0) return []
  return db
    .select({
      domain: domainFlags.domain,
      source: domainFlags.source,
      status: domainFlags.status,
      reason: domainFlags.reason,
    })
    .from(domainFlags)
    .where(inArray(domainFlags.domain, [...domains]))
    .orderBy(sql`length(${domainFlags.domain}) desc`, domainFlags.source)
}

/** Returns those of these links that lead to a blocked domain; nobody may post them. */
export async function blockedLinks(db: Sql, links: readonly string[]): Promise<Set<string>> {
  const parsed = links.flatMap((text) => {
    const host = webLink(text)?.host
    return host === undefined ? [] : [{ text, over: domainsOver(host) }]
  })
  const flags = await flagsOf(db, [...new Set(parsed.flatMap(({ over }) => over))])
  if (flags.length === 0) return new Set()
  const isBlocked = (over: readonly string[]) =>
    countedFlags(flags.filter(({ domain }) => over.includes(domain))).some(
      ({ status }) => status === 'blocked',
    )
  return new Set(parsed.filter(({ over }) => isBlocked(over)).map(({ text }) => text))
}

/** Returns the first of these links that leads to a blocked domain. */
export async function blockedLink(
  db: Sql,
  links: readonly (string | null | undefined)[],
): Promise<WebLink | undefined> {
  const [blocked] = await blockedLinks(
    db,
    links.flatMap((link) => link ?? []),
  )
  return blocked === undefined ? undefined : webLink(blocked)
}
