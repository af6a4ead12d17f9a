import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { eq } from '../../platform/database/sql.ts'
import { type PageVersion, unsaidType } from '../../platform/pages/port.ts'
import type { Ports } from '../../ports.ts'
import { faultCodes } from '../outside-pages/fetch-faults.ts'
import { partKey, partType } from './file-parts.ts'
import type { RunRow, SourceRow } from './store.ts'
import { catalogRuns } from './tables.ts'

const partBytes = 4 * 1024 * 1024

/** Types that shops send their files as; the reader decides by the content. */
const fileTypes = ['text/', 'application/', unsaidType, 'binary/octet-stream']

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** Stores bytes that arrive piece by piece in parts of one size, and hashes them. */
function partWriter({ db, blobs }: Pick<Ports, 'db' | 'blobs'>, runId: string) {
  const hash = sha256.create()
  let waiting: Uint8Array[] = []
  let size = 0
  let parts = 0
  const flush = async () => {
    if (size === 0) return
    const bytes = joined(waiting, size)
    waiting = []
    size = 0
    // Noted first, so that an interrupted fetch leaves no part that nobody deletes.
    await db
      .update(catalogRuns)
      .set({ fileParts: parts + 1 })
      .where(eq(catalogRuns.id, runId))
    await blobs.put(partKey(runId, parts), { bytes, contentType: partType })
    parts += 1
  }
  return {
    async take(bytes: Uint8Array) {
      hash.update(bytes)
      waiting.push(bytes)
      size += bytes.length
      if (size >= partBytes) await flush()
    },
    async end() {
      await flush()
      return { parts, print: bytesToHex(hash.digest()) }
    },
  }
}

/** The file of a run, or the code of the error that it could not be fetched for. */
export type FetchedFile =
  | { readonly kind: 'file'; readonly run: RunRow }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'fault'; readonly why: ErrorCode }

/**
 * Fetches the file of a source into the blob store, so that a run that is interrupted reads the same
 * file again. It is never in memory as a whole.
 */
export async function fetchFile(
  ports: Ports,
  given: {
    readonly source: SourceRow
    readonly run: RunRow
    /** The version that need not be read again. */
    readonly known: PageVersion | undefined
    readonly signal: AbortSignal
  },
): Promise<FetchedFile> {
  const { source, run, known, signal } = given
  const writer = partWriter(ports, run.id)
  const came = await ports.pages.fetch(source.address ?? '', {
    maxBytes: limits.catalogFileMaxBytes,
    accept: fileTypes,
    milliseconds: timings.catalogFetched,
    signal,
    ...(known === undefined ? {} : { known }),
    take: writer.take,
  })
  signal.throwIfAborted()
  if (!came.ok) return { kind: 'fault', why: faultCodes[came.code] }
  if (came.isUnchanged) return { kind: 'unchanged' }
  const { parts, print } = await writer.end()
  const [fetched] = await ports.db
    .update(catalogRuns)
    .set({ fileParts: parts, isFetched: true, filePrint: print, ...came.version })
    .where(eq(catalogRuns.id, run.id))
    .returning()
  return fetched === undefined ? { kind: 'unchanged' } : { kind: 'file', run: fetched }
}
