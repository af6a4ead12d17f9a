import { type Advisory, AdvisoryNotice, Severity } from '@tessera/contracts/entities/advisory'
import type { UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { users } from '../identity/tables.ts'
import type { Sql } from '../sql.ts'
import { advisoryNotices, advisoryTerms } from './tables.ts'
import { termKeys } from './term-keys.ts'

/** The severity of what is not searched for at all. */
export const abusive = 0

/** Who reads a notice, as far as it matters. */
export interface Reader {
  /** A country that the call names. */
  readonly country: string | undefined
  readonly viewerId: UserId | null
  /** The country of the browser's languages. */
  readonly spoken: string | undefined
}

/** The reader's country: the one that was asked for, or their own, or the one of their language. */
const countryFor = ({ country, viewerId, spoken }: Reader) =>
  sql`coalesce(${country?.toUpperCase() ?? null}::text,
    (select upper(${users.country}) from ${users} where ${users.id} = ${viewerId}::bigint),
    ${spoken ?? null}::text, '')`

const Term = z.object({
  severity: Severity,
  type: z.string(),
  details: z.string(),
  reader_country: z.string(),
})

/** What a query is to be told, if anything: of several terms the most serious one's. */
export async function findAdvisory(
  db: Sql,
  query: string,
  reader: Reader,
): Promise<Advisory | null> {
  const { wholes, parts } = termKeys(query)
  if (parts.length === 0) return null
  const keys = sql`${sql.param([...new Set([...parts, ...wholes])])}::text[]`
  const { rows } = await db.execute(sql`
    select severity, type, details, reader.country as reader_country
    from ${advisoryTerms} cross join (select ${countryFor(reader)} as country) reader
    where ${advisoryTerms.key} = any(${keys})
      and (${advisoryTerms.match} = 'contains'
        or ${advisoryTerms.key} = any(${sql.param([...wholes])}::text[]))
      and ${advisoryTerms.country} in ('', reader.country)
    order by severity, ${advisoryTerms.country} desc, length(${advisoryTerms.key}) desc limit 1`)
  const [term] = z.parse(z.array(Term), rows)
  return term === undefined ? null : withNotices(db, term)
}

async function withNotices(db: Sql, term: z.infer<typeof Term>): Promise<Advisory> {
  const rows = await db
    .select({ country: advisoryNotices.country, notice: advisoryNotices.notice })
    .from(advisoryNotices)
    .where(
      and(
        eq(advisoryNotices.type, term.type),
        inArray(advisoryNotices.country, ['', term.reader_country]),
      ),
    )
    .orderBy(advisoryNotices.place)
  const own = rows.filter(({ country }) => country !== '')
  const shown = own.length > 0 ? own : rows
  return {
    advisory: term.type,
    severity: term.severity,
    advisory_type: term.type,
    advisory_details: term.details,
    resource_country: own[0]?.country ?? null,
    notices: shown.map(({ notice }) => AdvisoryNotice.parse(notice)),
  }
}

/** Which of some texts are abusive anywhere: nobody is offered to search for those. */
export async function abusiveAmong(
  db: Sql,
  texts: readonly string[],
): Promise<ReadonlySet<string>> {
  const keyed = texts.map((text) => ({ text, ...termKeys(text) }))
  const all = [...new Set(keyed.flatMap(({ parts, wholes }) => [...parts, ...wholes]))]
  if (all.length === 0) return new Set()
  const terms = await db
    .select({ key: advisoryTerms.key, match: advisoryTerms.match })
    .from(advisoryTerms)
    .where(
      and(
        sql`${advisoryTerms.key} = any(${sql.param(all)}::text[])`,
        eq(advisoryTerms.severity, abusive),
        eq(advisoryTerms.country, ''),
      ),
    )
  const isHit = ({ parts, wholes }: ReturnType<typeof termKeys>) =>
    terms.some(({ key, match }) =>
      match === 'contains' ? parts.includes(key) : wholes.includes(key),
    )
  return new Set(keyed.filter(isHit).map(({ text }) => text))
}
