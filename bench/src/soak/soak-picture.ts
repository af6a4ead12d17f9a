import { crc32, deflateSync } from 'node:zlib'

const usualSide = 240
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Returns a PNG of rows that each begin with their filter, 0. */
function pngOfRows(rows: Buffer, side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // Eight bits for each of red, green and blue.
  header.set([8, 2], 8)
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([signature, ...parts])
}

/** A PNG of given noise, which does not compress. */
export function noisePng(noise: (bytes: number) => Buffer, side: number): Buffer {
  const rows = noise(side * (1 + 3 * side))
  for (let y = 0; y < side; y += 1) rows[y * (1 + 3 * side)] = 0
  return pngOfRows(rows, side)
}

/** A PNG in stripes, another for each number. */
export function pngOf(number: number, side: number): Buffer {
  const rows = Buffer.alloc(side * (1 + 3 * side))
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const at = y * (1 + 3 * side) + 1 + 3 * x
      const stripe = (x + y * (1 + (number % 7))) % (20 + (number % 50))
      rows.set([(number * 37) % 256, (stripe * 9) % 256, (number >> 3) % 256], at)
    }
  return pngOfRows(rows, side)
}

/** A PNG of 240 points a side in stripes, another for each number, as text that a call carries. */
export const pictureOf = (number: number): string => pngOf(number, usualSide).toString('base64')
