import type { HouseDomain, HouseTerm } from '@tessera/contracts/calls/house-lists'
import { and, asc, eq, type SQL, sql } from '../../../platform/database/sql.ts'
import { houseSource } from '../../base/link-lists/statuses.ts'
import { domainFlags } from '../../base/link-lists/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { listedTerms } from '../../base/terms/tables.ts'
import type { ListName } from './tables.ts'

/** A part of a list: entries with these letters, and how many to skip. */
interface Asked {
  readonly query: string
  readonly skip: number
  readonly most: number
}

const all: Asked = { query: '', skip: 0, most: 1_000_000 }

const contains = (text: SQL | typeof listedTerms.text, query: string): SQL | undefined =>
  query === '' ? undefined : sql`position(lower(${query}) in lower(${text})) > 0`

/** Lists terms in the order of their keys. */
export async function termsBy(db: Sql, { query, skip, most }: Asked): Promise<HouseTerm[]> {
  const rows = await db
    .select()
    .from(listedTerms)
    .where(contains(listedTerms.text, query))
    .orderBy(asc(listedTerms.key))
    .offset(skip)
    .limit(most)
  return rows.map(({ key, text, act, match, language, places }) => ({
    key,
    text,
    act,
    match,
    language: language === 'en' || language === 'de' ? language : null,
    places,
  }))
}

/** Lists the house's domains in alphabetical order. */
export async function domainsBy(db: Sql, { query, skip, most }: Asked): Promise<HouseDomain[]> {
  return db
    .select({
      domain: domainFlags.domain,
      status: domainFlags.status,
      note: domainFlags.reason,
    })
    .from(domainFlags)
    .where(and(eq(domainFlags.source, houseSource), contains(sql`${domainFlags.domain}`, query)))
    .orderBy(asc(domainFlags.domain))
    .offset(skip)
    .limit(most)
}

/** Writes a cell. A quote keeps spreadsheets from running what begins like a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n;]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

/** Returns a list as a CSV file, which can be imported again. */
export async function fileOf(db: Sql, list: ListName): Promise<string> {
  if (list === 'domains') {
    const domains = await domainsBy(db, all)
    return csvOf([
      ['domain', 'status', 'reason'],
      ...domains.map(({ domain, status, note }) => [domain, status, note ?? '']),
    ])
  }
  const terms = await termsBy(db, all)
  return csvOf([
    ['term', 'act', 'match', 'language', 'places'],
    ...terms.map(({ text, act, match, language, places }) => [
      text,
      act,
      match,
      language ?? '',
      places.join(' '),
    ]),
  ])
}
