/** The width and height that a picture is shrunk to, grey, before it is hashed. */
export const hashedSize = { width: 9, height: 8 } as const

/** Below this spread of greys a hash would hold noise alone. */
const leastSpread = 6

/**
 * What a picture looks like in 64 bits, signed: one for each pair of neighbours in a row, set where it
 * gets darker to the right. Pictures that look nearly the same differ in few of them. Null for a
 * picture with next to no contrast, which would be like every other of its kind.
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
