import type { AdvisoryNotice } from '@tessera/contracts/entities/advisory'
import { eq, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { changeTermsVersion } from './abusive-terms.ts'
import type { AdvisoryTerm } from './import-terms.ts'
import { advisoryEvents, advisoryNotices, advisoryTerms } from './tables.ts'

/** The notices of one type for one country, in order; an empty country is the fallback. */
export interface NoticesFor {
  readonly type: string
  readonly country: string
  readonly notices: readonly AdvisoryNotice[]
}

const rowsAtOnce = 500

/** Inserts terms; replaces those that exist. */
export async function storeTerms(tx: Sql, terms: readonly AdvisoryTerm[]): Promise<void> {
  for (let from = 0; from < terms.length; from += rowsAtOnce)
    await tx
      .insert(advisoryTerms)
      .values(unique(terms.slice(from, from + rowsAtOnce)))
      .onConflictDoUpdate({
        target: [advisoryTerms.key, advisoryTerms.match, advisoryTerms.country],
        set: {
          term: sql`excluded.term`,
          severity: sql`excluded.severity`,
          type: sql`excluded.type`,
          details: sql`excluded.details`,
        },
      })
  await changeTermsVersion(tx)
}

/** Drops duplicates, keeping the last: one insert can't take the same key twice. */
const unique = (terms: readonly AdvisoryTerm[]): AdvisoryTerm[] => [
  ...new Map(terms.map((term) => [`${term.key}\t${term.match}\t${term.country}`, term])).values(),
]

/** Replaces the notices of these types and countries. */
export async function storeNotices(tx: Sql, all: readonly NoticesFor[]): Promise<void> {
  for (const { type, country, notices } of all) {
    await tx
      .delete(advisoryNotices)
      .where(sql`${advisoryNotices.type} = ${type} and ${advisoryNotices.country} = ${country}`)
    if (notices.length > 0)
      await tx
        .insert(advisoryNotices)
        .values(notices.map((notice, place) => ({ type, country, place, notice })))
  }
}

/** A view of a notice, or a click on one of its links. */
export interface AdvisoryEvent {
  readonly day: string
  readonly advisory: string
  readonly country: string
  readonly event: 'view' | 'click'
  readonly action: string
}

/** Counts an event; false when there is no such advisory, or its notices have no such link. */
export async function countEvent(db: Sql, event: AdvisoryEvent): Promise<boolean> {
  const rows = await db
    .select({ country: advisoryNotices.country, notice: advisoryNotices.notice })
    .from(advisoryNotices)
    .where(eq(advisoryNotices.type, event.advisory))
  const links = rows.flatMap(({ notice }) => linksOf(notice))
  const terms =
    rows.length > 0 ? 1 : await db.$count(advisoryTerms, eq(advisoryTerms.type, event.advisory))
  if (terms === 0 || (event.action !== '' && !links.includes(event.action))) return false
  const known = rows.some(({ country }) => country === event.country) ? event.country : ''
  await db
    .insert(advisoryEvents)
    .values({ ...event, country: known, count: 1 })
    .onConflictDoUpdate({
      target: [
        advisoryEvents.day,
        advisoryEvents.advisory,
        advisoryEvents.country,
        advisoryEvents.event,
        advisoryEvents.action,
      ],
      set: { count: sql`${advisoryEvents.count} + 1` },
    })
  return true
}

const linksOf = ({ description, actions, footer }: AdvisoryNotice): readonly string[] => [
  ...description.text_tags.flatMap(({ link }) => link ?? []),
  ...actions.map(({ button_link }) => button_link),
  ...(footer?.link == null ? [] : [footer.link]),
]
