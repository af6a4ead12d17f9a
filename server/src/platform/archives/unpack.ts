import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliDecompress, createGunzip, gunzip } from 'node:zlib'

/**
 * Unpacks gzip while it is read. Node's `DecompressionStream` isn't used: when what it unpacks is broken or
 * given up while its reader is slow, it throws where nobody can catch it, and the service ends.
 */
export async function* gunzipped(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  // The reader gets the error; this handler only keeps it from being unhandled.
  yield* pipeline(Readable.from(packed), createGunzip(), () => undefined)
}

/** True for an error of unpacking, as opposed to one of the source. */
export const isUnpackFault = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^(?:Z_|ERR__ERROR_)/.test(error.code)

const unpackers = { gzip: promisify(gunzip), brotli: promisify(brotliDecompress) } as const

/** Unpacks bytes; undefined when they can't be unpacked, or have more than so many bytes then. */
export async function unpackedWhole(
  bytes: Uint8Array,
  encoding: keyof typeof unpackers,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await unpackers[encoding](bytes, { maxOutputLength: Math.max(1, most) }))
  } catch {
    return undefined
  }
}
