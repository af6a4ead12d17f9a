import {
  type Cut,
  cellsOf,
  cuts,
  greySums,
  type Look,
  type Sums,
  type Turn,
  turns,
  whole,
} from './look.ts'

/** The cells that a picture is read as, and the waves that are counted across them. */
const cells = 32
const waves = 9

/** Below this spread of grays a hash would be noise. */
const leastSpread = 3

const cosines: readonly Float64Array[] = Array.from({ length: waves }, (_, wave) =>
  Float64Array.from({ length: cells }, (__, at) =>
    Math.cos((Math.PI * (2 * at + 1) * wave) / (2 * cells)),
  ),
)

/** The 64 longest waves, by their number across and down; the mean of all grays is none of them. */
const longest: readonly number[] = Array.from({ length: 2 * waves - 1 }, (_, sum) => sum)
  .flatMap((sum) =>
    Array.from({ length: sum + 1 }, (_, down) => [sum - down, down] as const).filter(
      ([across, down]) => sum > 0 && across < waves && down < waves,
    ),
  )
  .slice(0, 64)
  .map(([across, down]) => down * waves + across)

/** Returns how strongly each wave is in the grays (a discrete cosine transform). */
function strengthsOf(greys: Float64Array): Float64Array {
  const across = new Float64Array(waves * cells)
  cosines.forEach((wave, number) => {
    for (let y = 0; y < cells; y += 1) {
      let sum = 0
      for (let x = 0; x < cells; x += 1) sum += (wave[x] ?? 0) * (greys[y * cells + x] ?? 0)
      across[number * cells + y] = sum
    }
  })
  const strengths = new Float64Array(waves * waves)
  cosines.forEach((wave, down) => {
    for (let number = 0; number < waves; number += 1) {
      let sum = 0
      for (let y = 0; y < cells; y += 1) sum += (wave[y] ?? 0) * (across[number * cells + y] ?? 0)
      strengths[down * waves + number] = sum
    }
  })
  return strengths
}

function spreadOf(greys: Float64Array): number {
  const mean = greys.reduce((sum, each) => sum + each, 0) / greys.length
  return Math.sqrt(greys.reduce((sum, each) => sum + (each - mean) ** 2, 0) / greys.length)
}

function hashOf(sums: Sums, cut: Cut): bigint | null {
  const greys = cellsOf(sums, cut, cells, cells)
  if (spreadOf(greys) < leastSpread) return null
  const strengths = strengthsOf(greys)
  let bits = 0n
  for (const at of longest) bits = (bits << 1n) | ((strengths[at] ?? 0) > 0 ? 1n : 0n)
  return BigInt.asIntN(64, bits)
}

/**
 * Hashes the look of a picture into 64 bits, signed: one for the sign of each of its longest waves of gray. Copies
 * of it differ in few bits, whatever their size and format. Null for a picture with hardly any contrast.
 */
export const waveHash = (look: Look): bigint | null => hashOf(greySums(look, 0), whole)

/** A hash of a picture as it looks once it's turned and cut. */
export interface AlteredHash {
  readonly hash: bigint
  readonly turn: Turn
  /** The place of the cut in `cuts`. */
  readonly cut: number
}

/** Returns the hashes of a picture in all turns and mirror images, with up to a twentieth cut off each side. */
export const alteredHashes = (look: Look): readonly AlteredHash[] =>
  turns.flatMap((turn) => {
    const sums = greySums(look, turn)
    return cuts.flatMap((each, cut) => {
      const hash = hashOf(sums, each)
      return hash === null ? [] : [{ hash, turn, cut }]
    })
  })
