import type { UserId } from '@tessera/contracts/ids'
import { type AnyPgColumn, alias } from '../../../platform/database/define-tables.ts'
import { and, eq, or, type SQL, sql } from '../../../platform/database/sql.ts'
import { queryWords } from '../../base/words/query-words.ts'
import { slipsOf } from './slips.ts'
import { pins } from './tables.ts'

/** The text of a pin that its pinner finds it by. Pins from before are without it until the backfill has ended. */
const ownTextOf = (
  of: Readonly<
    Record<'ownText' | 'title' | 'description' | 'altText' | 'note' | 'link', AnyPgColumn>
  >,
) =>
  sql`coalesce(${of.ownText}, tessera_own_text(${of.title}, ${of.description}, ${of.altText},
    ${of.note}, ${of.link}))`

const ownText = ownTextOf(pins)

/** The text of a pin that others find it by, without its note. */
const sharedText = sql`tessera_own_text(${pins.title}, ${pins.description}, ${pins.altText}, '',
  ${pins.link})`

/**
 * Matches texts with a word that this one was meant for. The pattern is slow, so only
 * texts with a part of the word are compared with it.
 */
function hasSlip(text: SQL, word: string): SQL | undefined {
  const slips = slipsOf(word)
  if (slips === undefined) return undefined
  const { start, end, swapped, pattern } = slips
  return or(
    sql`${text} like ${`%${swapped}%`}`,
    and(
      or(sql`${text} like ${`% ${start}%`}`, sql`${text} like ${`%${end}%`}`),
      sql`${text} ~ ${pattern}`,
    ),
  )
}

/** Matches texts with a word: a part of one, or another form of it. */
function hasExactly(text: SQL, word: string): SQL | undefined {
  const plain = sql`tessera_plain(${word}::text)`
  const stem = sql`(tsvector_to_array(to_tsvector('english', ${plain})))[1]`
  return or(
    // A word that every sentence has, such as 'the', matches all.
    sql`${stem} is null`,
    sql`${text} like '%' || ${plain} || '%'`,
    sql`${text} like '%' || ${stem} || '%'`,
  )
}

/** Matches texts with a word, or with one that it was meant for. */
const hasWord = (text: SQL, word: string): SQL | undefined =>
  or(hasExactly(text, word), hasSlip(text, word))

const looked = alias(pins, 'looked_up')

/** True when no pin of a member has a word as it is written. */
const isUnknownTo = (
  userId: UserId,
  word: string,
) => sql`(select not exists (select from ${pins} looked_up
  where ${looked.pinnerId} = ${userId}::bigint and ${looked.deletedAt} is null
    and ${hasExactly(ownTextOf(looked), word)}))`

/** Matches texts with all the words of a query, as `ownPinsWith` does. The text must be plain. */
export function hasAll(text: SQL, query: string, has = hasWord): SQL | undefined {
  const { words, tags } = queryWords(query)
  return and(
    ...words.map((word) => has(text, word)),
    ...tags.map((tag) => sql`${text} like '%#' || ${sql.param(tag)}::text || '%'`),
  )
}

/**
 * Matches pins of the viewer with all the words of a query, in their title, description, alt text, note or
 * site: also with parts of words and, for words that none of their pins has, with typos. The query must be
 * limited to pins of the viewer.
 */
export const ownPinsWith = (query: string, userId: UserId): SQL | undefined =>
  hasAll(ownText, query, (text, word) => {
    const [exact, slip] = [hasExactly(text, word), hasSlip(text, word)]
    return slip === undefined
      ? exact
      : sql`case when ${isUnknownTo(userId, word)} then ${slip} else ${exact} end`
  })

/** Matches pins of the viewer that link to a site or to a subdomain of it. */
export function ownPinsOfSite(site: string): SQL {
  const literal = site.replace(/[\\%_]/g, '\\$&')
  // Most texts are without it, and the site of a link takes longer to find.
  return sql`case when ${ownText} like ${`%${literal}%`}
    then ('.' || tessera_site(${pins.link})) like ${`%.${literal}`} else false end`
}

/** Matches pins of a board as `ownPinsWith` does; the notes of pins of others are left out. */
export const pinsWith = (query: string, viewerId: UserId | null): SQL | undefined =>
  viewerId === null
    ? hasAll(sharedText, query)
    : or(and(eq(pins.pinnerId, viewerId), hasAll(ownText, query)), hasAll(sharedText, query))

/** True for a query that has nothing to look up. */
export function isEmptyQuery(query: string): boolean {
  const { words, tags } = queryWords(query)
  return words.length === 0 && tags.length === 0
}
