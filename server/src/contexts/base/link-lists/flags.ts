import { type WebLink, webLink } from '@tessera/contracts/web-link'
import { inArray, sql } from '../../../platform/database/sql.ts'
import { domainsOver } from '../hosts/hosts.ts'
import type { Sql } from '../sql.ts'
import { domainFlags } from './tables.ts'

/** Statuses in a list, from good to bad. 'ok' overrules reports by members. */
export const flagStatuses = ['ok', 'suspicious', 'porn', 'blocked'] as const

export type FlagStatus = (typeof flagStatuses)[number]

/** True when a status is worse than another. */
export const isWorse = (one: FlagStatus, other: FlagStatus): boolean =>
  flagStatuses.indexOf(one) > flagStatuses.indexOf(other)

/** The source of the list that people who look after the product keep. */
export const houseSource = 'house'

/** Sources of lists that are fetched begin so. */
export const fetchedPrefix = 'fetched:'

/** A list's entry about one of a link's domains. */
export interface ListedFlag {
  readonly domain: string
  readonly source: string
  readonly status: FlagStatus
  readonly reason: string | null
}

/**
 * Returns the entries that count. Of the house's own, the one for the nearest domain does, so that it may allow a
 * subdomain of what it blocks. No fetched list overrides what the house allows.
 */
export function countedFlags(flags: readonly ListedFlag[]): readonly ListedFlag[] {
  const isHouse = ({ source }: ListedFlag) => source === houseSource
  const nearest = flags
    .filter(isHouse)
    .reduce<ListedFlag | undefined>(
      (so, flag) => (so === undefined || flag.domain.length > so.domain.length ? flag : so),
      undefined,
    )
  if (nearest === undefined) return flags
  const others = flags.filter(
    (flag) => !isHouse(flag) && (nearest.status !== 'ok' || !flag.source.startsWith(fetchedPrefix)),
  )
  return [nearest, ...others]
}

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
