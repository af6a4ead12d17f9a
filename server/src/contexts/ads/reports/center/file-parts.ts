import type { Blobs } from '../../../../platform/blobs/port.ts'

/** The size of the parts that a file is kept in, so that none is in memory as a whole. */
const partBytes = 1_048_576

const keyOf = (key: string, part: number): string => `reports/${key}/${part}.part`

const contentType = 'application/octet-stream'

/** Keeps a file of unknown size in parts; returns its size. */
export async function putParts(
  blobs: Blobs,
  key: string,
  written: AsyncIterable<Uint8Array<ArrayBuffer>>,
): Promise<number> {
  const waiting = new Uint8Array(partBytes)
  let filled = 0
  let part = 0
  const flush = async () => {
    await blobs.put(keyOf(key, part), { bytes: waiting.slice(0, filled), contentType })
    part += 1
    filled = 0
  }
  for await (const bytes of written)
    for (let at = 0; at < bytes.length; ) {
      const piece = bytes.subarray(at, at + partBytes - filled)
      waiting.set(piece, filled)
      filled += piece.length
      at += piece.length
      if (filled === partBytes) await flush()
    }
  const size = part * partBytes + filled
  if (filled > 0) await flush()
  return size
}

const partsIn = (bytes: number): number => Math.ceil(bytes / partBytes)

/** Reads a file that was kept in parts; throws when one is gone. */
export async function* readParts(
  blobs: Blobs,
  key: string,
  bytes: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let part = 0; part < partsIn(bytes); part += 1) {
    const blob = await blobs.get(keyOf(key, part))
    if (blob === undefined) throw new Error(`Part ${part} of report ${key} is gone.`)
    yield blob.bytes
  }
}

/** Deletes a file that was kept in parts. */
export async function deleteParts(blobs: Blobs, key: string, bytes: number): Promise<void> {
  for (let part = 0; part < partsIn(bytes); part += 1) await blobs.delete(keyOf(key, part))
}
