import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { and, eq, isNull } from '../../../platform/database/sql.ts'
import { type PageVersion, unsaidType } from '../../../platform/pages/port.ts'
import type { Ports } from '../../../ports.ts'
import { faultCodes } from '../../base/outside-pages/fetch-faults.ts'
import { RunLost } from '../../base/while-held.ts'
import { deleteParts, partKey, partType } from './file-parts.ts'
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

/** Matches a run that goes on, and that no other attempt has taken over. */
const isHeld = ({ id, holder }: RunRow) =>
  and(eq(catalogRuns.id, id), isNull(catalogRuns.endedAt), eq(catalogRuns.holder, holder ?? ''))

/**
 * Stores bytes that arrive piece by piece in parts of one size, and hashes them. Throws `RunLost` when the run has
 * ended or belongs to another attempt, so that nothing is stored that nobody deletes, and no file is made of two.
 */
function partWriter({ db, blobs, clock }: Pick<Ports, 'db' | 'blobs' | 'clock'>, run: RunRow) {
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
    const noted = await db
      .update(catalogRuns)
      .set({ fileParts: parts + 1, seenAt: clock.now() })
      .where(isHeld(run))
      .returning({ id: catalogRuns.id })
    if (noted.length === 0) throw new RunLost()
    await blobs.put(partKey(run.id, parts), { bytes, contentType: partType })
    parts += 1
  }
  let fault: unknown
  const store = async (bytes: Uint8Array) => {
    hash.update(bytes)
    waiting.push(bytes)
    size += bytes.length
    if (size >= partBytes) await flush()
  }
  return {
    async take(bytes: Uint8Array) {
      try {
        await store(bytes)
      } catch (cause) {
        fault = cause
        throw cause
      }
    },
    /** Throws what kept a part from being stored, which is no fault of the other server. */
    throwFault() {
      if (fault !== undefined) throw fault
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
  // The parts of an earlier attempt belong to another file by now, which may be longer.
  await deleteParts(ports, run)
  const writer = partWriter(ports, run)
  const came = await ports.pages.fetch(source.address ?? '', {
    maxBytes: limits.catalogFileMaxBytes,
    accept: fileTypes,
    milliseconds: timings.catalogFetched,
    signal,
    ...(known === undefined ? {} : { known }),
    take: writer.take,
  })
  signal.throwIfAborted()
  writer.throwFault()
  if (!came.ok) return { kind: 'fault', why: faultCodes[came.code] }
  if (came.isUnchanged) return { kind: 'unchanged' }
  const { parts, print } = await writer.end()
  const [fetched] = await ports.db
    .update(catalogRuns)
    .set({ fileParts: parts, isFetched: true, filePrint: print, ...came.version })
    .where(isHeld(run))
    .returning()
  if (fetched === undefined) throw new RunLost()
  return { kind: 'file', run: fetched }
}
