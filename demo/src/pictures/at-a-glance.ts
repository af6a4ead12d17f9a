import { hashedSize, perceptualHash } from '@tessera/server/platform/images/perceptual-hash'

/** The pixels of a picture as red, green and blue bytes. */
export interface Points {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

const hex = (part: number): string => Math.round(part).toString(16).padStart(2, '0')

/** Returns the most common color, in 16 steps of red, green and blue. */
function dominantColor({ data }: Points): string {
  const counts = new Uint32Array(4_096)
  // Every eleventh pixel gives the same result as all of them.
  for (let at = 0; at < data.length; at += 33) {
    const step = ((data[at] ?? 0) >> 4) * 256 + ((data[at + 1] ?? 0) >> 4) * 16
    const bin = step + ((data[at + 2] ?? 0) >> 4)
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  const most = counts.indexOf(counts.reduce((one, other) => Math.max(one, other), 0))
  const middle = (step: number) => (step & 15) * 16 + 8
  return `#${hex(middle(most >> 8))}${hex(middle(most >> 4))}${hex(middle(most))}`
}

/**
 * Returns the picture scaled down to the grays that its hash compares; each is a mean of some
 * pixels.
 */
function shrunkGreys({ data, width, height }: Points): Uint8Array {
  const columns = hashedSize.width
  const step = 4
  const sums = new Float64Array(columns * hashedSize.height)
  const counts = new Uint32Array(sums.length)
  for (let y = 0; y < height; y += step) {
    const row = Math.floor((y * hashedSize.height) / height) * columns
    for (let x = 0; x < width; x += step) {
      const at = (y * width + x) * 3
      const grey = (data[at] ?? 0) * 0.2126 + (data[at + 1] ?? 0) * 0.7152
      const cell = row + Math.floor((x * columns) / width)
      sums[cell] = (sums[cell] ?? 0) + grey + (data[at + 2] ?? 0) * 0.0722
      counts[cell] = (counts[cell] ?? 0) + 1
    }
  }
  return Uint8Array.from(sums, (sum, cell) => Math.round(sum / Math.max(1, counts[cell] ?? 1)))
}

/** Returns a picture's dominant color and its 64-bit perceptual hash. */
export const atAGlance = (points: Points) => ({
  dominantColor: dominantColor(points),
  phash: perceptualHash(shrunkGreys(points)),
})
