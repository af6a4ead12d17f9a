import { type Advisory, AdvisoryNotice, Severity } from '@tessera/contracts/entities/advisory'
import type { UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { hotQuery } from '../../platform/database/hot-query.ts'
import { and, desc, eq, inArray, sql } from '../../platform/database/sql.ts'
import { users } from '../identity/tables.ts'
import type { Sql } from '../sql.ts'
import { advisoryNotices, advisoryTerms } from './tables.ts'
import { termKeys } from './term-keys.ts'

/** The severity of terms that are not searched at all. */
export const abusive = 0

/** The reader's data that decides which notice they see. */
export interface Reader {
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

const worst = hotQuery('advisory_of_words', (db) =>
  db
    .select({
      severity: advisoryTerms.severity,
      type: advisoryTerms.type,
      details: advisoryTerms.details,
      readerCountry: sql<string>`reader.country`,
    })
    .from(advisoryTerms)
    .innerJoin(sql`(select ${readersCountry} as country) reader`, sql`true`)
    .where(
      and(
        sql`${advisoryTerms.key} = any(${sql.placeholder('keys')}::text[])`,
        sql`(${advisoryTerms.match} = 'contains'
          or ${advisoryTerms.key} = any(${sql.placeholder('wholes')}::text[]))`,
        sql`${advisoryTerms.country} in ('', reader.country)`,
      ),
    )
    .orderBy(
      advisoryTerms.severity,
      desc(advisoryTerms.country),
      sql`length(${advisoryTerms.key}) desc`,
    )
    .limit(1),
)

/** Returns the advisory for a query; when several terms match, the most serious one's. */
export async function findAdvisory(
  db: Sql,
  query: string,
  { country, viewerId, spoken }: Reader,
): Promise<Advisory | null> {
  const { wholes, parts } = termKeys(query)
  if (parts.length === 0) return null
  const [term] = await worst(db, {
    keys: [...new Set([...parts, ...wholes])],
    wholes: [...wholes],
    country: country?.toUpperCase() ?? null,
    viewerId,
    spoken: spoken ?? null,
  })
  return term === undefined ? null : withNotices(db, term)
}

interface Term {
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

const abusiveTerms = hotQuery('abusive_terms', (db) =>
  db
    .select({ key: advisoryTerms.key, match: advisoryTerms.match })
    .from(advisoryTerms)
    .where(
      and(
        sql`${advisoryTerms.key} = any(${sql.placeholder('all')}::text[])`,
        eq(advisoryTerms.severity, abusive),
        eq(advisoryTerms.country, ''),
      ),
    ),
)

/** Returns the texts that contain an abusive term, so that nobody is offered to search for them. */
export async function abusiveAmong(
  db: Sql,
  texts: readonly string[],
): Promise<ReadonlySet<string>> {
  const keyed = texts.map((text) => ({ text, ...termKeys(text) }))
  const all = [...new Set(keyed.flatMap(({ parts, wholes }) => [...parts, ...wholes]))]
  if (all.length === 0) return new Set()
  const terms = await abusiveTerms(db, { all })
  const isHit = ({ parts, wholes }: ReturnType<typeof termKeys>) =>
    terms.some(({ key, match }) =>
      match === 'contains' ? parts.includes(key) : wholes.includes(key),
    )
  return new Set(keyed.filter(isHit).map(({ text }) => text))
}
