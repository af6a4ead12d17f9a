import { cellsOf, cuts, greySums, type Look, turns } from './look.ts'

/** The size that a picture is shrunk to, in gray, before it's hashed. */
export const hashedSize = { width: 9, height: 8 } as const

/** Below this spread of grays a hash would be noise. */
const leastSpread = 6

/**
 * Hashes the look of a picture into 64 bits, signed: one for each pair of neighbors in a row, set
 * where it gets darker to the right. Pictures that look alike differ in few bits. Null for a
 * picture with hardly any contrast, which would match every other one.
 */
export function perceptualHash(greys: Uint8Array): bigint | null {
  const { width, height } = hashedSize
  if (greys.length !== width * height) return null
  if (Math.max(...greys) - Math.min(...greys) < leastSpread) return null
  let bits = 0n
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width - 1; column += 1) {
      const at = row * width + column
      const darker = (greys[at] ?? 0) > (greys[at + 1] ?? 0)
      bits = (bits << 1n) | (darker ? 1n : 0n)
    }
  return BigInt.asIntN(64, bits)
}

/** Returns the hashes of a picture in all turns and mirror images, with up to a twentieth cut off each side. */
export const alteredPerceptualHashes = (look: Look): readonly bigint[] => {
  const { width, height } = hashedSize
  const hashes = turns.flatMap((turn) => {
    const sums = greySums(look, turn)
    return cuts.map((cut) => perceptualHash(Uint8Array.from(cellsOf(sums, cut, width, height))))
  })
  return [...new Set(hashes.filter((hash) => hash !== null))]
}
