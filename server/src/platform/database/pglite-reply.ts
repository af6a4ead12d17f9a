import type { PGlite } from '@electric-sql/pglite'

/**
 * Sends a batch of wire messages to PGlite and returns its reply. PGlite's own execProtocolRaw also
 * parses each reply and keeps the result forever; its stream does neither.
 */
export async function pgliteReply(pglite: PGlite, batch: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  await pglite.execProtocolRawStream(batch, {
    syncToFs: false,
    // The chunk lies in the engine's own memory, which the next one overwrites.
    onRawData: (part) => parts.push(part.slice()),
  })
  const [only] = parts
  return parts.length === 1 && only !== undefined ? only : Buffer.concat(parts)
}
