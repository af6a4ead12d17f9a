import { pipeline, type Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isUnpackFault } from '../archives/unpack.ts'
import type { PageFault } from './port.ts'

const codings: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** One encoding at most: what is compressed twice is compressed to attack. */
function unpackerOf(coding: string): Transform | 'none' | undefined {
  const name = coding.trim().toLowerCase()
  return name === '' || name === 'identity' ? 'none' : codings[name]?.()
}

/** Reads a body while decompressing it, and stops as soon as it's too large. */
export async function unpacked(
  body: Readable,
  {
    coding,
    maxBytes,
    take,
  }: {
    readonly coding: string
    readonly maxBytes: number
    /** Takes the parts in place of the result, which is empty then. */
    readonly take?: (part: Uint8Array<ArrayBuffer>) => Promise<void>
  },
): Promise<Uint8Array<ArrayBuffer> | PageFault> {
  const unpacker = unpackerOf(coding)
  if (unpacker === undefined) return 'unreadable'
  // The reader gets the error; this handler only keeps it from being unhandled.
  const source = unpacker === 'none' ? body : pipeline(body, unpacker, () => undefined)
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of source) {
      if (!(part instanceof Uint8Array)) return 'unreadable'
      size += part.byteLength
      if (size > maxBytes) return 'too-large'
      if (take === undefined) parts.push(part)
      else await take(new Uint8Array(part))
    }
  } catch (error) {
    if (isUnpackFault(error)) return 'unreadable'
    throw error
  } finally {
    body.destroy()
  }
  return new Uint8Array(Buffer.concat(parts))
}
