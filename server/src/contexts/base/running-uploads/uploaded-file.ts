import type { Blobs } from '../../../platform/blobs/port.ts'
import type { UploadedFile } from '../../../platform/uploads/port.ts'
import { joinedBytes } from './gathered.ts'
import type { StoredPart } from './stored-part.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Reads a part whole; throws when it was deleted meanwhile. */
export async function bytesOfPart(blobs: Blobs, { key, bytes }: StoredPart): Promise<Bytes> {
  const blob = await blobs.get(key)
  if (blob?.bytes.byteLength !== bytes) throw new Error('A part of the upload is gone.')
  return blob.bytes
}

/** Opens the parts of an upload as one file. */
export function uploadedFile(blobs: Blobs, parts: readonly StoredPart[]): UploadedFile {
  let last: { readonly key: string; readonly bytes: Bytes } | undefined

  /** Readers ask for neighboring bytes again and again, and each request to a store takes its time. */
  async function readPart(part: StoredPart): Promise<Bytes> {
    if (last?.key !== part.key) last = { key: part.key, bytes: await bytesOfPart(blobs, part) }
    return last.bytes
  }

  return {
    size: parts.reduce((sum, { bytes }) => sum + bytes, 0),
    async read(first, length) {
      const pieces: Bytes[] = []
      let at = 0
      for (const part of parts) {
        const from = Math.max(0, first - at)
        const to = Math.min(part.bytes, first + length - at)
        if (from < to) pieces.push((await readPart(part)).subarray(from, to))
        at += part.bytes
      }
      return joinedBytes(pieces)
    },
    stream() {
      const left = parts.values()
      return new ReadableStream(
        {
          async pull(stream) {
            const { value: part } = left.next()
            if (part === undefined) stream.close()
            else stream.enqueue(await bytesOfPart(blobs, part))
          },
        },
        { highWaterMark: 0 },
      )
    },
  }
}
