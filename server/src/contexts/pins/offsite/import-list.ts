import { domainOf } from '../../base/hosts/hosts.ts'
import { isPublicSuffix } from '../../base/hosts/public-suffixes.ts'
import { type FlagStatus, flagStatuses, isWorse } from '../../base/link-lists/statuses.ts'

/** A domain in a list. */
export interface ListedDomain {
  readonly domain: string
  readonly status: FlagStatus
  readonly reason: string | null
}

/** The reasons to refuse a line. */
export type LineFault = 'not-a-domain' | 'covers-too-much' | 'status-unknown'

/** The result of reading a list. */
export interface ReadList {
  readonly rows: readonly ListedDomain[]
  /** Count of entries that repeat a domain. */
  readonly repeated: number
  readonly refused: Readonly<Record<LineFault, number>>
  /** The first refused lines. */
  readonly samples: readonly { readonly line: number; readonly fault: LineFault }[]
}

const samplesMax = 20
const reasonMax = 200
const lineMax = 2_000

/** Names of the local machine in hosts files. */
const ownNames =
  /^(?:localhost|localhost\.localdomain|local|broadcasthost|ip6-.*|0\.0\.0\.0|127\.0\.0\.1)$/
const hostsAddress = /^(?:\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}|[0-9a-f:]*:[0-9a-f:]*(?:%\w+)?)$/i

type Taken = ListedDomain | LineFault

/** The words of other programs for a status: Mastodon's and GoToSocial's severities, and plain words. */
const otherStatuses: Readonly<Record<string, FlagStatus>> = {
  suspend: 'blocked',
  block: 'blocked',
  silence: 'suspicious',
  limit: 'suspicious',
  warn: 'suspicious',
  allow: 'ok',
}

function statusOf(text: string): FlagStatus | undefined {
  const word = text.toLowerCase()
  const other = Object.hasOwn(otherStatuses, word) ? otherStatuses[word] : undefined
  return other ?? flagStatuses.find((status) => status === word)
}

/** The places of the columns of a CSV file. */
interface Columns {
  readonly domain: number
  readonly status: number
  readonly reason: number
}

const usualColumns: Columns = { domain: 0, status: 1, reason: 2 }

/** Reads the line with the names of columns, which Mastodon writes as `#domain,#severity,…`. */
function columnsIn(line: string): Columns | undefined {
  if (line.length > lineMax) return undefined
  const names = line.split(',').map((name) => name.replace(/^[\s"#]+|[\s"]+$/g, '').toLowerCase())
  const domain = names.findIndex((name) => /^(?:domain|host|hostname)$/.test(name))
  if (domain < 0 || names.length < 2) return undefined
  return {
    domain,
    status: names.findIndex((name) => name === 'status' || name === 'severity'),
    reason: names.findIndex((name) => /^(?:reason|note|public_comment|comment)$/.test(name)),
  }
}

/** Parses a list entry: bare, with a leading star or dot, or in filter syntax. */
function nameOf(text: string): string | undefined {
  const bare = text
    .replace(/^\|\|/, '')
    .replace(/\^.*$/, '')
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '')
    .replace(/^(?:\*?\.)+/, '')
  return domainOf(bare)
}

function taken(text: string, status: FlagStatus, reason: string | null): Taken {
  const domain = nameOf(text)
  if (domain === undefined) return 'not-a-domain'
  return isPublicSuffix(domain) ? 'covers-too-much' : { domain, status, reason }
}

/** Splits a CSV line; quoted fields may contain commas and doubled quotes. */
function fieldsOf(line: string): readonly string[] {
  const fields = line.matchAll(/(?:^|,)(?:\s*"((?:[^"]|"")*)"\s*|([^,]*))(?=,|$)/g)
  return [...fields].map(([, quoted, bare = '']) => (quoted?.replaceAll('""', '"') ?? bare).trim())
}

function ofCsv(line: string, fallback: FlagStatus, columns: Columns): readonly Taken[] {
  const fields = fieldsOf(line)
  const name = fields[columns.domain] ?? ''
  const said = fields[columns.status] ?? ''
  // Our own files have a quote before what a spreadsheet would run.
  const reason = (fields[columns.reason] ?? '').replace(/^'(?=[=+\-@\t\r])/, '')
  const status = said === '' ? fallback : statusOf(said)
  if (status === undefined) return ['status-unknown']
  return [taken(name, status, reason === '' ? null : reason.slice(0, reasonMax))]
}

function ofHosts(names: readonly string[], status: FlagStatus): readonly Taken[] {
  const others = names.filter((name) => !ownNames.test(name.toLowerCase()))
  return others.map((name) => taken(name, status, null))
}

/** A line with nothing but a domain in ASCII, which needs no parsing. */
const bareDomain = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

function ofLine(line: string, status: FlagStatus, columns: Columns): readonly Taken[] {
  if (line.length > lineMax) return ['not-a-domain']
  const text = line.trim()
  if (text === '' || /^[#!;[]/.test(text)) return []
  if (bareDomain.test(text) && !isPublicSuffix(text))
    return [{ domain: text, status, reason: null }]
  if (text.includes(',')) return ofCsv(text, status, columns)
  const [first = '', ...rest] = text.replace(/\s+#.*$/, '').split(/\s+/)
  if (rest.length === 0) return [taken(first, status, null)]
  return hostsAddress.test(first) ? ofHosts(rest, status) : ['not-a-domain']
}

/** Returns the lines of a text one after the other: the lines of a large one take more memory than it does. */
function* linesOf(text: string): Generator<string> {
  for (let at = 0; at <= text.length; ) {
    const found = text.indexOf('\n', at)
    const end = found < 0 ? text.length : found
    yield text.slice(at, text[end - 1] === '\r' && end > at ? end - 1 : end)
    at = end + 1
  }
}

/** Reads the entries of a list, and the faults of its lines. */
export function* entriesIn(
  text: string,
  status: FlagStatus,
): Generator<{ readonly line: number; readonly entry: ListedDomain | LineFault }> {
  let columns: Columns | undefined
  let line = 0
  for (const content of linesOf(text)) {
    line += 1
    // Names of columns stand before all entries.
    const named = columns === undefined && content.includes(',') ? columnsIn(content) : undefined
    if (named !== undefined) {
      columns = named
      continue
    }
    for (const entry of ofLine(content, status, columns ?? usualColumns)) {
      columns ??= usualColumns
      yield { line, entry }
    }
  }
}

/**
 * Parses a list of domains: one per line, a hosts file, an Adblock filter, or CSV as `domain,status,reason` or
 * with named columns, such as Mastodon's and GoToSocial's `domain_blocks.csv`. `status` applies to entries without
 * their own. The worse status counts when a domain is listed twice.
 */
export function readList(text: string, status: FlagStatus): ReadList {
  const rows = new Map<string, ListedDomain>()
  const refused: Record<LineFault, number> = {
    'not-a-domain': 0,
    'covers-too-much': 0,
    'status-unknown': 0,
  }
  const samples: { line: number; fault: LineFault }[] = []
  let repeated = 0
  for (const { line, entry } of entriesIn(text, status)) {
    if (typeof entry === 'string') {
      refused[entry] += 1
      if (samples.length < samplesMax) samples.push({ line, fault: entry })
      continue
    }
    const known = rows.get(entry.domain)
    if (known !== undefined) repeated += 1
    if (known === undefined || isWorse(entry.status, known.status)) rows.set(entry.domain, entry)
  }
  return { rows: [...rows.values()], repeated, refused, samples }
}
