import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/port.ts'
import { pins } from '../pins/tables.ts'
import type { Sql } from '../sql.ts'
import { english, type FoundEvidence, type PinSearch, pinEvidence, textOf } from './pin-evidence.ts'
import { narrows } from './pin-filters.ts'
import { pinFit } from './pin-fit.ts'
import { othersOf, type Reading } from './reading.ts'
import { walkedWord } from './walked-word.ts'
import { type SharedStretch, walkedWords } from './walked-words.ts'
import type { Fitting, Spot, Stretch } from './windows.ts'

/** How many pins a stretch weighs: few when all of them will do, more when most will not. */
const stretchShort = 300
/** How many it looks at for some that will do. */
const stretchLong = 1_200
/** How many pins that have all the words are looked at when walking finds too few. */
const scanMost = 1_000

/** A pin that was found. */
export interface FoundPin extends Fitting {
  readonly pictureColor: string
}

const weighed = (rows: readonly FoundEvidence[], reading: Reading) =>
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
  const isPlain = reading.colors.length === 0 && !narrows(filters)
  const most = isPlain ? stretchShort : stretchLong
  const { ids, end, isFull } = await walked(db, reading, { from, until, most })
  return {
    found: weighed(await pinEvidence(db, search, ids), reading),
    end: end ?? until,
    more: until !== null || isFull,
  }
}

/** The pins of a stretch that stand under all that is asked for. */
async function walked(
  db: Sql,
  reading: Reading,
  { from, until, most }: { from: Spot | null; until: Spot | null; most: number },
): Promise<SharedStretch> {
  const others = othersOf(reading)
  if (others.length > 0) {
    // What has come in meanwhile makes a stretch that is walked again a little longer.
    const times = until === null ? 1 : 2
    const limits = { looks: times * stretchLong, most: times * most }
    return walkedWords(db, { lead: reading.lead, others }, { from, until, ...limits })
  }
  const steps = await walkedWord(db, reading.lead, { from, until, most })
  const last = steps.at(-1)
  return {
    ids: steps.map(({ pinId }) => pinId),
    end: last === undefined ? null : [last.tier, last.pinId],
    isFull: steps.length === most,
  }
}

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
    return pinEvidence(
      tx,
      search,
      ids.map(({ pin_id }) => pin_id),
    )
  })
  return { found: weighed(rows, search.reading), end: null, more: false }
}
