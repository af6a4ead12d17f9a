import { crc32, deflateSync } from 'node:zlib'

type Color = readonly [red: number, green: number, blue: number, alpha: number]

/** A rounded rectangle of the mark, on a ground of 32 by 32. */
interface Stone {
  readonly box: readonly [x: number, y: number, width: number, height: number]
  readonly round: number
  readonly color: Color
}

const white = [255, 255, 255, 1] as const
const pale = [255, 255, 255, 0.72] as const

const stones: readonly Stone[] = [
  { box: [0, 0, 32, 32], round: 8, color: [200, 50, 31, 1] },
  { box: [7, 7, 8, 11], round: 2.5, color: white },
  { box: [17, 7, 8, 6], round: 2.5, color: pale },
  { box: [7, 20, 8, 5], round: 2.5, color: pale },
  { box: [17, 15, 8, 10], round: 2.5, color: white },
]

/** True when a point lies in a rounded rectangle. */
function covers({ box: [x, y, width, height], round }: Stone, px: number, py: number): boolean {
  if (px < x || py < y || px > x + width || py > y + height) return false
  const dx = Math.max(x + round - px, px - (x + width - round), 0)
  const dy = Math.max(y + round - py, py - (y + height - round), 0)
  return dx * dx + dy * dy <= round * round
}

/** Samples of a pixel in each direction. */
const samples = 4

function pixelAt(drawn: readonly Stone[], size: number, column: number, row: number): Color {
  let [red, green, blue, alpha] = [0, 0, 0, 0]
  for (let at = 0; at < samples * samples; at += 1) {
    const x = ((column + ((at % samples) + 0.5) / samples) * 32) / size
    const y = ((row + (Math.floor(at / samples) + 0.5) / samples) * 32) / size
    let [r, g, b, a] = [0, 0, 0, 0]
    for (const stone of drawn) {
      if (!covers(stone, x, y)) continue
      const [sr, sg, sb, sa] = stone.color
      ;[r, g, b, a] = [r + (sr - r) * sa, g + (sg - g) * sa, b + (sb - b) * sa, a + (1 - a) * sa]
    }
    red += r * a
    green += g * a
    blue += b * a
    alpha += a
  }
  const over = alpha || 1
  return [red / over, green / over, blue / over, (alpha / (samples * samples)) * 255]
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** The mark on a ground that fills the square, for devices that cut icons to a shape of their own. */
const fullStones = stones.map((stone, at) => (at === 0 ? { ...stone, round: 0 } : stone))

/** Draws the product's mark as a square PNG, with round corners or a full ground. */
export function drawIcon(size: number, ground: 'round' | 'full' = 'round'): Buffer {
  const drawn = ground === 'round' ? stones : fullStones
  const rows = Array.from({ length: size }, (_, row) => {
    const pixels = Array.from({ length: size }, (_, column) => pixelAt(drawn, size, column, row))
    return [0, ...pixels.flat().map(Math.round)]
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  // Eight bits a channel, with transparency.
  header.set([8, 6], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
