import type { Db, Tx } from '../../../platform/database/port.ts'
import { sql } from '../../../platform/database/sql.ts'
import { pins } from '../../pins/index.ts'
import type { Batch, Fitting, Spot } from './batches.ts'
import { fitWeights } from './fit-weights.ts'
import { evidenceIn, evidenceOf, type PinSearch, type WrittenEvidence } from './pin-evidence.ts'
import { pinFitOf } from './pin-fit.ts'
import { shadeCondition } from './pins-under-words.ts'
import { canMeet, pinsWithAll } from './pins-with-all.ts'
import { readSteps } from './read-steps.ts'
import type { SearchReading, Shade } from './reading.ts'
import { joinSeen } from './seen-words.ts'
import type { StepRow } from './steps-query.ts'

/** Max pins to score directly when batches find too few. */
const scanMost = 1_000

/** A pin in the results. */
export interface FoundPin extends Fitting {
  readonly pictureColor: string
  /** True when it has the thing that was asked for; otherwise it is related to it. */
  readonly isFitting: boolean
}

function weighed(pins: readonly WrittenEvidence[], reading: SearchReading): readonly FoundPin[] {
  const fitOf = pinFitOf(reading)
  return pins.map((written) => {
    const evidence = evidenceIn(written)
    return { id: evidence.id, pictureColor: evidence.pictureColor, ...fitOf(evidence) }
  })
}

const batchOf = (row: StepRow, reading: SearchReading, until: Spot | null): Batch<FoundPin> => ({
  found: weighed(row.pins ?? [], reading),
  end: row.endTier === null || row.endPin === null ? until : [row.endTier, row.endPin],
  more: until !== null || row.isFull,
})

/** The batch to read, and the looser readings that may be needed after it. */
export interface Stretch {
  readonly reading: SearchReading
  readonly from: Spot | null
  readonly until: Spot | null
  /** The looser readings that go on when less than `size` pins are found. */
  readonly looser: readonly SearchReading[]
  readonly size: number
}

/** Loads a batch of pins under the rarest words and scores those that match. */
export type ReadBatch = (stretch: Stretch) => Promise<Batch<FoundPin>>

/**
 * Reads the batches of one search. A reading that may find too few comes with the looser ones after it,
 * in one statement, and those are kept until they are asked for.
 */
export function batchReader(db: Db, search: Omit<PinSearch, 'reading'>): ReadBatch {
  const ahead = new Map<SearchReading, StepRow>()
  return async ({ reading, from, until, looser, size }) => {
    const kept = from === null && until === null ? ahead.get(reading) : undefined
    if (kept !== undefined) return batchOf(kept, reading, null)
    const asked = { from, until, looser, size }
    const [row, ...rows] = await readSteps(db, { ...search, reading }, asked)
    for (const [at, next] of looser.entries()) {
      const nextRow = rows[at]
      if (nextRow?.isRead === true) ahead.set(next, nextRow)
    }
    return row === undefined ? nothing : batchOf(row, reading, until)
  }
}

const nothing: Batch<FoundPin> = { found: [], end: null, more: false }

/**
 * Reads again what the first page ranked together: all of the stricter readings, and the first batch of
 * the last one up to its end.
 */
export async function readTogether(
  db: Db,
  search: Omit<PinSearch, 'reading'>,
  readings: readonly SearchReading[],
  until: Spot | null,
): Promise<Batch<FoundPin>> {
  const [reading, ...looser] = readings
  if (reading === undefined) return nothing
  const asked = { from: null, until: null, looser, size: 'all', lastUntil: until } as const
  const rows = await readSteps(db, { ...search, reading }, asked)
  const batches = readings.flatMap((each, at) => {
    const row = rows[at]
    return row === undefined ? [] : batchOf(row, each, at === readings.length - 1 ? until : null)
  })
  return joined(batches)
}

/** Joins batches that are ranked together; the list goes on after the last one. */
export const joined = (batches: readonly Batch<FoundPin>[]): Batch<FoundPin> => ({
  ...(batches.at(-1) ?? nothing),
  found: batches.flatMap(({ found }) => found),
})

/**
 * Scores pins that have all the words, wherever they are in the index: for words that are common
 * separately but rare together. There is only one such batch.
 */
export async function scannedPins(db: Db, search: PinSearch): Promise<Batch<FoundPin>> {
  const { needed } = search.reading
  if (needed === undefined) return nothing
  const rows = await db.transaction(async (tx) => {
    const ids = sql`${sql.param([...(await scannedIds(tx, needed, search.reading.shade))])}::bigint[]`
    return (await tx.execute<{ pin: WrittenEvidence }>(evidenceOf(search, ids))).rows
  })
  const all = rows.map(({ pin }) => pin)
  return { ...nothing, found: weighed(all, search.reading) }
}

/** A batch of the pins that have all the words of a reading. */
export interface MetBatch {
  readonly batch: Batch<FoundPin>
  /** True when it has the pins that lack the color of the reading, too. */
  readonly isWhole: boolean
}

/**
 * Scores the pins in which long lists meet, those with the color that was asked for higher; undefined when
 * there are so many that batches of the lists find enough of them. A place in them is a number of batches.
 */
export async function metPins(
  db: Db,
  search: PinSearch,
  from: Spot | null = null,
): Promise<MetBatch | undefined> {
  const [batches] = from ?? [0]
  const met = canMeet(search) ? await pinsWithAll(db, search, batches) : undefined
  if (met === undefined) return undefined
  const [shaded, without] = [new Set(met.shaded), new Set<string>(search.without)]
  const found = weighed(met.pins, search.reading)
    .filter(({ id }) => !without.has(id))
    .map((pin) => (shaded.has(pin.id) ? { ...pin, fit: pin.fit + fitWeights.shade } : pin))
  return { batch: { found, end: [batches + 1, '0'], more: met.isMore }, isWhole: met.isAll }
}

/** Returns the ids of pins with words that are rare together. */
export async function scannedIds(
  tx: Tx,
  needed: string,
  shade?: Shade,
): Promise<readonly string[]> {
  // Without this, the planner assumes that the words are independent and scans the whole table.
  await tx.execute(sql`select set_config('enable_seqscan', 'off', true)`)
  const { rows } = await tx.execute<{ pin_id: string }>(sql`
    select ${pins.id}::text as pin_id from ${pins} ${shade === undefined ? sql`` : joinSeen}
    where ${pins.words} @@ ${needed}::tsquery and ${pins.listed} and ${pins.deletedAt} is null
      ${shade === undefined ? sql`` : sql`and ${shadeCondition(shade)}`}
    limit ${scanMost}`)
  return rows.map(({ pin_id }) => pin_id)
}
