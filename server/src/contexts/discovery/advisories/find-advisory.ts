import { type Advisory, AdvisoryNotice, Severity } from '@tessera/contracts/entities/advisory'
import type { UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { hotQuery } from '../../../platform/database/hot-query.ts'
import { and, eq, inArray, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'
import { advisoryNotices, advisoryTerms } from './tables.ts'
import { termKeys } from './term-keys.ts'

/** The severity of terms that are not searched at all. */
export const abusive = 0

/** The reader's data that decides which notice they see. */
export interface AdvisoryReader {
  /** The country that the call names. */
  readonly country: string | undefined
  readonly viewerId: UserId | null
  /** The country in the browser's languages. */
  readonly spoken: string | undefined
}

/** The country from the call, else from the reader's account, else from the browser's languages. */
const readersCountry = sql`coalesce(${sql.placeholder('country')}::text,
  (select upper(${users.country}) from ${users}
    where ${users.id} = ${sql.placeholder('viewerId')}::bigint),
  ${sql.placeholder('spoken')}::text, '')`

/** Keys that the planner doesn't see, so that one plan serves every query. */
const keysAs = (name: string) => sql`(select ${sql.placeholder(name)}::text[])::text[]`

/**
 * The most serious term of a query, as JSON, so that any statement of a search can bring it along. It
 * takes the placeholders of `advisoryValues`.
 */
export const worstTerm = sql<Term | null>`(
  select json_build_object('severity', ${advisoryTerms.severity}, 'type', ${advisoryTerms.type},
    'details', ${advisoryTerms.details}, 'readerCountry', reader.country)
  from ${advisoryTerms} join (select ${readersCountry} as country) reader
    on ${advisoryTerms.country} in ('', reader.country)
  where ${advisoryTerms.key} = any(${keysAs('keys')})
    and (${advisoryTerms.match} = 'contains' or ${advisoryTerms.key} = any(${keysAs('wholes')}))
  order by ${advisoryTerms.severity}, ${advisoryTerms.country} desc,
    length(${advisoryTerms.key}) desc
  limit 1)`

const worst = hotQuery('advisory_of_words', (db) =>
  db.select({ term: sql<Term | null>`term` }).from(sql`(select ${worstTerm} as term) worst`),
)

/** Returns the values of `worstTerm` for a query. */
export function advisoryValues(query: string, { country, viewerId, spoken }: AdvisoryReader) {
  const { wholes, parts } = termKeys(query)
  return {
    keys: [...new Set([...parts, ...wholes])],
    wholes: [...wholes],
    country: country?.toUpperCase() ?? null,
    viewerId,
    spoken: spoken ?? null,
  }
}

/** Returns the advisory for a query; when several terms match, the most serious one's. */
export async function findAdvisory(
  db: Sql,
  query: string,
  reader: AdvisoryReader,
): Promise<Advisory | null> {
  const values = advisoryValues(query, reader)
  if (values.keys.every((key) => key === '')) return null
  const [row] = await worst(db, values)
  return advisoryOf(db, row?.term ?? null)
}

/** Returns the advisory of a term with its notices. */
export async function advisoryOf(db: Sql, term: Term | null): Promise<Advisory | null> {
  return term === null ? null : withNotices(db, term)
}

/** A term that a query holds, and the country whose notices its reader sees. */
export interface Term {
  readonly severity: number
  readonly type: string
  readonly details: string
  readonly readerCountry: string
}

async function withNotices(db: Sql, term: Term): Promise<Advisory> {
  const rows = await db
    .select({ country: advisoryNotices.country, notice: advisoryNotices.notice })
    .from(advisoryNotices)
    .where(
      and(
        eq(advisoryNotices.type, term.type),
        inArray(advisoryNotices.country, ['', term.readerCountry]),
      ),
    )
    .orderBy(advisoryNotices.place)
  const own = rows.filter(({ country }) => country !== '')
  const shown = own.length > 0 ? own : rows
  return {
    advisory: term.type,
    severity: z.parse(Severity, term.severity),
    advisory_type: term.type,
    advisory_details: term.details,
    resource_country: own[0]?.country ?? null,
    notices: shown.map(({ notice }) => AdvisoryNotice.parse(notice)),
  }
}
