import type { PGlite } from '@electric-sql/pglite'

/**
 * Sends a batch of wire messages to PGlite and gives its reply. Its own execProtocolRaw also reads
 * each reply for itself and keeps what it read for as long as it lives; its stream does neither.
 */
export async function pgliteReply(pglite: PGlite, batch: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  await pglite.execProtocolRawStream(batch, {
    syncToFs: false,
    // The part lies in the engine's own memory and is written over by the next.
    onRawData: (part) => parts.push(part.slice()),
  })
  const [only] = parts
  return parts.length === 1 && only !== undefined ? only : Buffer.concat(parts)
}
