import type { PinId, UserId } from '@tessera/contracts/ids'
import { type Given, type HotQuery, hotQuery } from '../../platform/database/hot-query.ts'
import { and, eq, type SQL, sql } from '../../platform/database/sql.ts'
import { boards } from '../boards/tables.ts'
import { pinHashtags } from '../hashtags/tables.ts'
import { media } from '../media/tables.ts'
import { listedFor } from '../pins/listed.ts'
import { pins } from '../pins/tables.ts'
import { products } from '../shopping/tables.ts'
import type { Sql } from '../sql.ts'
import { filterCondition, narrows, type PinFilters } from './pin-filters.ts'
import type { PinEvidence } from './pin-fit.ts'
import type { Reading } from './reading.ts'

/** A search for pins. */
export interface PinSearch {
  readonly reading: Reading
  readonly filters: PinFilters
  readonly viewerId: UserId | null
  /** Pins to leave out, because the page shows them already. */
  readonly without: readonly PinId[]
}

/** A pin's id with what its rank is computed from. */
export type FoundEvidence = PinEvidence & { readonly id: string }

/** The inputs of the query. */
interface Asking {
  readonly viewerId: Given<UserId> | null
  /** The required words, joined; undefined when there are none. */
  readonly required: Given<string> | undefined
  readonly words: readonly Given<string>[]
  /** The whole query as typed. */
  readonly phrase: Given<string>
}

/** Searches with up to this many words have a prepared query. */
const hotWords = 6

/** Returns the full-text query for these words. */
export const english = (text: Given<string>) =>
  sql`plainto_tsquery('english', tessera_plain(${text}))`

const anyOf = (texts: readonly Given<string>[]) => sql.join(texts.map(english), sql` || `)

/** Joins words into one text. */
export const textOf = (known: readonly { readonly word: string }[]): string =>
  known.map(({ word }) => word).join(' ')

/** Returns the conditions other than words. */
const narrowed = ({ reading, filters, without }: PinSearch): SQL | undefined =>
  and(
    ...reading.query.tags.map(
      (tag) => sql`exists (select from ${pinHashtags}
        where ${pinHashtags.pinId} = ${pins.id} and ${pinHashtags.tag} = ${tag})`,
    ),
    filterCondition(filters),
    without.length === 0 ? undefined : sql`${pins.id} <> all(${sql.param([...without])}::bigint[])`,
  )

const evidence = ({ words, phrase }: Asking) => ({
  id: sql<string>`${pins.id}::text`,
  title: pins.title,
  textRank:
    words.length === 0 ? sql<number>`0` : sql<number>`ts_rank(${pins.words}, ${anyOf(words)})`,
  hasPhrase:
    words.length < 2
      ? sql<boolean>`false`
      : sql<boolean>`${pins.words} @@ phraseto_tsquery('english', tessera_plain(${phrase}))`,
  pictureColor: media.dominantColor,
  productColor: products.color,
  saveCount: pins.saveCount,
  createdAt: sql<number>`extract(epoch from ${pins.createdAt})::float8 * 1000`,
})

const evidenceOf = (db: Sql, asking: Asking, which: SQL, more?: SQL) =>
  db
    .select(evidence(asking))
    .from(pins)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .innerJoin(media, eq(media.id, pins.mediaId))
    .leftJoin(products, eq(products.originId, pins.originId))
    .where(
      and(
        which,
        listedFor(asking.viewerId),
        asking.required === undefined
          ? undefined
          : sql`${pins.words} @@ ${english(asking.required)}`,
        more,
      ),
    )

const among = sql`${pins.id} = any(${sql.placeholder('ids')}::bigint[])`

const byWords = (words: number, isMember: boolean): HotQuery<readonly FoundEvidence[]> =>
  hotQuery(`pin_evidence_${words}_${isMember ? 'member' : 'visitor'}`, (db) =>
    evidenceOf(
      db,
      {
        viewerId: isMember ? sql.placeholder('viewerId') : null,
        required: sql.placeholder('required'),
        words: Array.from({ length: words }, (_, at) => sql.placeholder(`word${at}`)),
        phrase: sql.placeholder('phrase'),
      },
      among,
    ),
  )

const numbers = Array.from({ length: hotWords + 1 }, (_, words) => words)
const forMembers = numbers.map((words) => byWords(words, true))
const forVisitors = numbers.map((words) => byWords(words, false))

/** Keeps the pins that match a search and loads what their rank is computed from. */
export async function pinEvidence(
  db: Sql,
  search: PinSearch,
  ids: readonly string[],
): Promise<readonly FoundEvidence[]> {
  if (ids.length === 0) return []
  const { viewerId, reading, filters, without } = search
  const { required, optional, query } = reading
  const words = [...required, ...optional].map(({ word }) => word)
  const needed = required.length === 0 ? undefined : textOf(required)
  const hot = (viewerId === null ? forVisitors : forMembers)[words.length]
  const isPlain = query.tags.length === 0 && !narrows(filters) && without.length === 0
  if (hot === undefined || !isPlain || needed === undefined) {
    const which = sql`${pins.id} = any(${sql.param([...ids])}::bigint[])`
    const asking = { viewerId, required: needed, words, phrase: query.text }
    return evidenceOf(db, asking, which, narrowed(search))
  }
  const values = Object.fromEntries(words.map((word, at) => [`word${at}`, word]))
  return hot(db, { ...values, ids: [...ids], viewerId, required: needed, phrase: query.text })
}
