import type { PinId, UserId } from '@tessera/contracts/ids'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/port.ts'
import { boards } from '../boards/tables.ts'
import { pinHashtags } from '../hashtags/tables.ts'
import { media } from '../media/tables.ts'
import { listedFor } from '../pins/listed.ts'
import { pins } from '../pins/tables.ts'
import { products } from '../shopping/tables.ts'
import type { Sql } from '../sql.ts'
import { filterCondition, narrows, type PinFilters } from './pin-filters.ts'
import { type PinEvidence, pinFit } from './pin-fit.ts'
import type { Reading } from './reading.ts'
import { type Step, walkedWord } from './walked-word.ts'
import type { Fitting, Spot, Stretch } from './windows.ts'

/** How many pins a stretch looks at: few when all of them will do, more when most will not. */
const stretchShort = 300
const stretchLong = 1_500
/** How many pins that have all the words are looked at when walking finds too few. */
const scanMost = 1_000

/** A search for pins. */
export interface PinSearch {
  readonly reading: Reading
  readonly filters: PinFilters
  readonly viewerId: UserId | null
  /** Pins that stand elsewhere already. */
  readonly without: readonly PinId[]
}

/** A pin that was found. */
export interface FoundPin extends Fitting {
  readonly pictureColor: string
}

const english = (text: string) => sql`plainto_tsquery('english', tessera_plain(${text}))`

const anyOf = (texts: readonly string[]) => sql.join(texts.map(english), sql` || `)

const textOf = (known: readonly { readonly word: string }[]) =>
  known.map(({ word }) => word).join(' ')

/** Whether a pin has what the reading requires. */
function requirement({ reading, filters, without }: PinSearch): SQL | undefined {
  const { required, query } = reading
  return and(
    required.length === 0 ? undefined : sql`${pins.words} @@ ${english(textOf(required))}`,
    ...query.tags.map(
      (tag) => sql`exists (select from ${pinHashtags}
        where ${pinHashtags.pinId} = ${pins.id} and ${pinHashtags.tag} = ${tag})`,
    ),
    filterCondition(filters),
    without.length === 0 ? undefined : sql`${pins.id} <> all(${sql.param([...without])}::bigint[])`,
  )
}

/** What speaks for a pin, as columns. */
function evidence({ required, optional, query }: Reading) {
  const all = [...required, ...optional].map(({ word }) => word)
  return {
    id: sql<string>`${pins.id}::text`,
    title: pins.title,
    textRank:
      all.length === 0 ? sql<number>`0` : sql<number>`ts_rank(${pins.words}, ${anyOf(all)})`,
    hasPhrase:
      all.length < 2
        ? sql<boolean>`false`
        : sql<boolean>`${pins.words} @@ phraseto_tsquery('english', tessera_plain(${query.text}))`,
    pictureColor: media.dominantColor,
    productColor: products.color,
    saveCount: pins.saveCount,
    createdAt: sql<number>`extract(epoch from ${pins.createdAt})::float8 * 1000`,
  }
}

const weighed = (rows: readonly (PinEvidence & { readonly id: string })[], reading: Reading) =>
  rows.map((row) => ({
    id: row.id,
    pictureColor: row.pictureColor,
    fit: pinFit(row, reading.query, reading.colors),
  }))

/** Walks a stretch of the pins under the reading's rarest word, and weighs those that fit. */
export async function pinStretch(
  db: Sql,
  search: PinSearch,
  from: Spot | null,
  until: Spot | null,
): Promise<Stretch<FoundPin>> {
  const { reading, filters } = search
  const alone = reading.required.length + reading.query.tags.length === 1
  const most =
    alone && reading.colors.length === 0 && !narrows(filters) ? stretchShort : stretchLong
  const steps = await walkedWord(db, reading.lead, { from, until, most })
  const last = steps.at(-1)
  const rows = steps.length === 0 ? [] : await found(db, search, idsIn(steps))
  return {
    found: weighed(rows, reading),
    end: last === undefined ? until : [last.tier, last.pinId],
    more: until !== null || steps.length === most,
  }
}

const idsIn = (steps: readonly Step[]) =>
  sql`${pins.id} = any(${sql.param(steps.map(({ pinId }) => pinId))}::bigint[])`

const found = (db: Sql, search: PinSearch, which: SQL) =>
  db
    .select(evidence(search.reading))
    .from(pins)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .innerJoin(media, eq(media.id, pins.mediaId))
    .leftJoin(products, eq(products.originId, pins.originId))
    .where(and(which, listedFor(search.viewerId), requirement(search)))

/**
 * Weighs pins that have all the words wherever they stand under them: for words that are common each
 * by itself and seldom together. There is one such stretch and nothing after it.
 */
export async function scannedPins(db: Db, search: PinSearch): Promise<Stretch<FoundPin>> {
  const text = textOf(search.reading.required)
  const rows = await db.transaction(async (tx) => {
    // The planner takes the words for independent and would read the whole table in the hope of
    // meeting enough that have them all.
    await tx.execute(sql`select set_config('enable_seqscan', 'off', true)`)
    const { rows: ids } = await tx.execute<{ pin_id: string }>(sql`
      select ${pins.id}::text as pin_id from ${pins}
      where ${pins.words} @@ ${english(text)} and ${pins.listed} and ${pins.deletedAt} is null
      limit ${scanMost}`)
    return found(tx, search, idsIn(ids.map(({ pin_id }) => ({ tier: 0, pinId: pin_id }))))
  })
  return { found: weighed(rows, search.reading), end: null, more: false }
}
