import { type Column, type SQL, sql } from '../../../platform/database/sql.ts'

/*
 * A hash of 64 bits has four bands of 16. Hashes that differ in three bits have a band in common, and those that
 * differ in seven have one that differs in a single bit, so that few rows of an index are read for each look-up.
 * The migration defines `tessera_bands`.
 */

const band = 65_536n
const numbers = [0n, 1n, 2n, 3n]

/** Returns the bands of a hash, each numbered as `tessera_bands` does. */
export const bandsOf = (hash: bigint): readonly number[] =>
  numbers.map((number) =>
    Number(number * band + ((BigInt.asUintN(64, hash) >> (16n * number)) % band)),
  )

/** Returns a band, and the ones that differ from it in a single bit. */
const nearBand = (one: number): readonly number[] => [
  one,
  ...Array.from({ length: 16 }, (_, bit) => one ^ (1 << bit)),
]

/** Matches rows whose hash has this band. */
export const hasBand = (column: Column, one: SQL): SQL =>
  sql`tessera_bands(${column}) && array[${one}]`

/** Matches rows whose hash has a band that differs in one bit at most. */
export const hasBandNear = (column: Column, hash: bigint): SQL =>
  anyBand(column, bandsOf(hash).flatMap(nearBand))

const anyBand = (column: Column, bands: readonly number[]): SQL =>
  sql`tessera_bands(${column}) && ${sql.param([...new Set(bands)])}::int[]`

/** Counts the bits in which a row's hash differs from this one. */
export const bitsFrom = (column: Column, hash: SQL): SQL<number> =>
  sql<number>`bit_count((${column} # ${hash})::bit(64))::int`
