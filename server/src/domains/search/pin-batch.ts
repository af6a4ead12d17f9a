import type { Db, Tx } from '../../platform/database/port.ts'
import { sql } from '../../platform/database/sql.ts'
import { pins } from '../pins/tables.ts'
import type { Sql } from '../sql.ts'
import type { Batch, Fitting, Spot } from './batches.ts'
import { type FoundEvidence, type PinSearch, pinEvidence } from './pin-evidence.ts'
import { narrows } from './pin-filters.ts'
import { pinFit } from './pin-fit.ts'
import { pinsUnderWord } from './pins-under-word.ts'
import { pinsUnderWords, type SharedBatch } from './pins-under-words.ts'
import type { Reading } from './reading.ts'

/** Pins per batch when all of them match. */
const batchShort = 300
/** Pins per batch when most won't match the filters. */
const batchLong = 1_200
/** Max pins to score directly when batches find too few. */
const scanMost = 1_000

/** A pin in the results. */
export interface FoundPin extends Fitting {
  readonly pictureColor: string
}

const weighed = (rows: readonly FoundEvidence[], reading: Reading) =>
  rows.map((row) => ({
    id: row.id,
    pictureColor: row.pictureColor,
    fit: pinFit(row, reading),
  }))

/** Loads a batch of pins under the rarest words and scores those that match. */
export async function pinBatch(
  db: Sql,
  search: PinSearch,
  from: Spot | null,
  until: Spot | null,
): Promise<Batch<FoundPin>> {
  const { reading, filters } = search
  const isPlain = reading.colors.length === 0 && !narrows(filters)
  const most = isPlain ? batchShort : batchLong
  const { ids, end, isFull } = await walked(db, reading, { from, until, most })
  return {
    found: weighed(await pinEvidence(db, search, ids), reading),
    end: end ?? until,
    more: until !== null || isFull,
  }
}

/** Returns the pins of a batch that have all the words. */
async function walked(
  db: Sql,
  reading: Reading,
  { from, until, most }: { from: Spot | null; until: Spot | null; most: number },
): Promise<SharedBatch> {
  const { lead, others } = reading
  const [only] = lead
  if (only === undefined) return { ids: [], end: null, isFull: false }
  if (others.length > 0 || lead.length > 1) {
    // Reading a batch again may find rows inserted since.
    const times = until === null ? 1 : 2
    const limits = { looks: times * batchLong, most: times * most }
    return pinsUnderWords(db, { lead, others }, { from, until, ...limits })
  }
  const steps = await pinsUnderWord(db, only, { from, until, most })
  const last = steps.at(-1)
  return {
    ids: steps.map(({ pinId }) => pinId),
    end: last === undefined ? null : [last.tier, last.pinId],
    isFull: steps.length === most,
  }
}

/**
 * Scores pins that have all the words, wherever they are in the index: for words that are common
 * separately but rare together. There is only one such batch.
 */
export async function scannedPins(db: Db, search: PinSearch): Promise<Batch<FoundPin>> {
  const { needed } = search.reading
  if (needed === undefined) return { found: [], end: null, more: false }
  const rows = await db.transaction(async (tx) =>
    pinEvidence(tx, search, await scannedIds(tx, needed)),
  )
  return { found: weighed(rows, search.reading), end: null, more: false }
}

/** Returns the ids of pins with words that are rare together. */
export async function scannedIds(tx: Tx, needed: string): Promise<readonly string[]> {
  // Without this, the planner assumes that the words are independent and scans the whole table.
  await tx.execute(sql`select set_config('enable_seqscan', 'off', true)`)
  const { rows } = await tx.execute<{ pin_id: string }>(sql`
    select ${pins.id}::text as pin_id from ${pins}
    where ${pins.words} @@ ${needed}::tsquery and ${pins.listed} and ${pins.deletedAt} is null
    limit ${scanMost}`)
  return rows.map(({ pin_id }) => pin_id)
}
