import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import type { Archive } from '../../../platform/archives/port.ts'
import { bytesOfBlob } from '../../../platform/blobs/stored-bytes.ts'
import { and, asc, eq, gt, inArray, lt, or } from '../../../platform/database/sql.ts'
import { defineJob, defineSweep } from '../../../platform/jobs/define-job.ts'
import { createSlots } from '../../../platform/pages/slots.ts'
import type { Readers } from '../../../platform/readers/port.ts'
import type { Ports } from '../../../ports.ts'
import { handleJob } from '../../base/handle-job.ts'
import type { Sql } from '../../base/sql.ts'
import { notify } from '../notifications/notify.ts'
import { type FoundPicture, findPicture, PicturesAreBusy } from './find-picture.ts'
import { givePicture, type MadePin, type MadePlaces, makePin } from './make-pin.ts'
import { hostOf, politePages } from './polite-pages.ts'
import {
  deleteImports,
  findImport,
  type ImportRow,
  importBlobKey,
  importCounts,
  lockImport,
} from './store.ts'
import { importPins, imports } from './tables.ts'
import { undoSome } from './undo-import.ts'

const day = 86_400_000

/** Makes the pins of an import, or undoes it. */
export const runImport = defineJob({
  name: 'run-import',
  payload: z.strictObject({ import_id: z.string() }),
  backoffSeconds: 10,
})

async function archiveOf({ blobs, archives }: Ports, id: string): Promise<Archive | undefined> {
  const file = await bytesOfBlob(blobs, importBlobKey(id))
  return file && archives.open(file, limits.importFilesMax)
}

const ofPin = (id: string, at: number) => and(eq(importPins.importId, id), eq(importPins.at, at))

const keepResult = (tx: Sql, id: string, at: number, made: MadePin) =>
  tx
    .update(importPins)
    .set({
      state: made.state,
      why: made.state === 'failed' ? made.why : made.state === 'made' ? made.cardWhy : null,
      pinId: made.state === 'made' ? made.pinId : null,
    })
    .where(ofPin(id, at))

async function keepPlaces(tx: Sql, row: ImportRow, places: MadePlaces): Promise<void> {
  const { boardId, sectionId } = places
  if (boardId === undefined && sectionId === undefined) return
  const madeBoards = [...row.madeBoards, ...(boardId === undefined ? [] : [boardId])]
  const madeSections = [...row.madeSections, ...(sectionId === undefined ? [] : [sectionId])]
  await tx.update(imports).set({ madeBoards, madeSections }).where(eq(imports.id, row.id))
}

/** Ends an import that has made all its pins, and says what came of it. */
async function finish(ports: Ports, row: ImportRow): Promise<void> {
  const running = and(eq(imports.id, row.id), eq(imports.state, 'running'))
  await ports.db.transaction(async (tx) => {
    const ended = await tx.update(imports).set({ state: 'done' }).where(running).returning()
    if (ended.length === 0) return
    const { made, cards, failed, duplicates, leftOut } = await importCounts(tx, row)
    const left = failed + duplicates + leftOut + row.leftOut.length + row.leftOutMore
    const data = { what: 'import', made, cards, left }
    await notify(tx, ports, row.userId, { kind: 'action-finished', data })
  })
}

type WaitingPin = Pick<typeof importPins.$inferSelect, 'at' | 'planned' | 'state' | 'why' | 'pinId'>

/** Writes what came of an entry, in one transaction with its pin; false when the import doesn't run any more. */
function keep(
  ports: Ports,
  row: ImportRow,
  { at, planned, state, why, pinId }: WaitingPin,
  found: FoundPicture,
): Promise<boolean> {
  return ports.db.transaction(async (tx) => {
    const locked = await lockImport(tx, row.id)
    if (locked?.state !== 'running') return false
    // A slower instance may have gone on with it too.
    const [now] = await tx
      .select({ state: importPins.state })
      .from(importPins)
      .where(ofPin(row.id, at))
    if (now?.state !== state) return true
    if (state === 'again' && pinId !== null) {
      const isFound = found.state === 'found' && found.cardWhy === null
      if (isFound) await givePicture(tx, ports, { pinId, mediaId: found.mediaId })
      const reason = found.state === 'found' ? found.cardWhy : why
      await tx.update(importPins).set({ state: 'made', why: reason }).where(ofPin(row.id, at))
      return true
    }
    if (found.state !== 'found') {
      await keepResult(tx, row.id, at, found)
      return true
    }
    const { made, places } = await makePin(tx, ports, { row: locked, planned, at, found })
    await keepResult(tx, row.id, at, made)
    await keepPlaces(tx, locked, places)
    return true
  })
}

/** Entries that are read at a time; enough of them that a folder of one site holds up no other site. */
const readAtOnce = 1_000
/** After this many entries a new job takes over, so that no length of an import uses up the attempts of one. */
const entriesOfJob = 1_000

const readWaiting = (ports: Ports, row: ImportRow, after: number): Promise<WaitingPin[]> =>
  ports.db
    .select({
      at: importPins.at,
      planned: importPins.planned,
      state: importPins.state,
      why: importPins.why,
      pinId: importPins.pinId,
    })
    .from(importPins)
    .where(
      and(
        eq(importPins.importId, row.id),
        inArray(importPins.state, ['waiting', 'again']),
        gt(importPins.at, after),
      ),
    )
    .orderBy(asc(importPins.at))
    .limit(readAtOnce)

/** Pictures are decoded in this many lines at a time; a member's other pictures have their own. */
const lanes = 2

/** Pictures that an import fetches at a time. */
const uploadsAtOnce = 8

/** Reads pages one after the other, because the readers refuse somebody who waits for many. */
function readersInTurn(readers: Readers, signal: AbortSignal): Readers {
  const turns = createSlots(1)
  return {
    ...readers,
    async read(reader, reading) {
      const turn = await turns.take(signal)
      try {
        signal.throwIfAborted()
        return await readers.read(reader, reading)
      } finally {
        turn?.giveBack()
      }
    },
  }
}

/** Returns the site that an entry asks first; the files of an archive are two lines. */
const siteOf = ({ at, planned: { file, imageUrl, link } }: WaitingPin): string =>
  file === null ? hostOf(imageUrl ?? link ?? '') : `file ${at % lanes}`

/** Makes pins of many sites at a time, up to so many; 'more' when there are others, and 'gone' when it was cancelled. */
async function makeSome(
  ports: Ports,
  row: ImportRow,
  given: { readonly archive: Archive | undefined; readonly signal: AbortSignal },
): Promise<'more' | 'all' | 'gone'> {
  const stop = new AbortController()
  const signal = AbortSignal.any([given.signal, stop.signal])
  const oneAtATime = createSlots(1)
  const uploads = createSlots(uploadsAtOnce)
  const patient = {
    ...ports,
    pages: politePages(ports.pages),
    readers: readersInTurn(ports.readers, signal),
  }
  const sites = new Map<string, WaitingPin[]>()
  const active = new Map<string, Promise<void>>()
  let [after, waiting, begun, isRead] = [-1, 0, 0, false]
  let end: 'gone' | undefined
  let fault: unknown

  const work = async (entry: WaitingPin) => {
    const lane = entry.at % lanes
    const of = { ownerId: row.userId, lane, uploads, archive: given.archive, signal }
    const found = await findPicture(patient, entry.planned, of)
    signal.throwIfAborted()
    // Pins wait for each other here rather than with a connection to the database each.
    const turn = await oneAtATime.take(signal)
    try {
      signal.throwIfAborted()
      if (await keep(ports, row, entry, found)) return
      end = 'gone'
      stop.abort()
    } finally {
      turn?.giveBack()
    }
  }
  const begin = (site: string, entry: WaitingPin) => {
    begun += 1
    const ended = work(entry)
      .catch((cause: unknown) => {
        fault ??= cause
        // Work that waits for its turn ends the job, and what is under way beside it is finished.
        if (!(cause instanceof PicturesAreBusy)) stop.abort()
      })
      .finally(() => active.delete(site))
    active.set(site, ended)
  }
  const next = () => {
    for (const [site, line] of sites) {
      if (active.has(site)) continue
      const entry = line.shift()
      sites.delete(site)
      // A site goes to the end of the round after its turn.
      if (line.length > 0) sites.set(site, line)
      if (entry !== undefined) return { site, entry }
    }
    return undefined
  }

  while (!signal.aborted) {
    if (!isRead && waiting < readAtOnce / 2) {
      const rows = await readWaiting(ports, row, after)
      for (const entry of rows) {
        const site = siteOf(entry)
        const line = sites.get(site)
        if (line === undefined) sites.set(site, [entry])
        else line.push(entry)
      }
      after = rows.at(-1)?.at ?? after
      waiting += rows.length
      isRead = rows.length < readAtOnce
    }
    const isFull = active.size >= limits.importHosts || begun >= entriesOfJob || fault !== undefined
    const turn = isFull ? undefined : next()
    if (turn !== undefined) {
      waiting -= 1
      begin(turn.site, turn.entry)
      continue
    }
    if (active.size === 0) break
    await Promise.race(active.values())
  }
  await Promise.all(active.values())
  given.signal.throwIfAborted()
  if (end !== undefined) return end
  if (fault !== undefined) throw fault
  return waiting > 0 || !isRead ? 'more' : 'all'
}

/** Undoes an import part by part. */
async function undoAll(ports: Ports, id: string, signal: AbortSignal): Promise<void> {
  const undo = () =>
    ports.db.transaction(async (tx) => {
      const locked = await lockImport(tx, id)
      return locked?.state === 'undoing' && undoSome(tx, ports, locked)
    })
  while (await undo()) signal.throwIfAborted()
}

/** Makes the next pins of an import, or undoes it; true when there are more. */
async function runSome(ports: Ports, id: string, signal: AbortSignal): Promise<boolean> {
  const row = await findImport(ports.db, id)
  if (row?.state === 'undoing') await undoAll(ports, id, signal)
  if (row?.state !== 'running') return false
  const result = await makeSome(ports, row, { archive: await archiveOf(ports, id), signal })
  if (result === 'all') await finish(ports, row)
  return result === 'more'
}

/** The wait while the member's pictures can't be decoded. */
const busySeconds = 10

const again = (ports: Ports, id: string, delaySeconds: number) =>
  ports.db.transaction((tx) =>
    ports.jobs.enqueue(tx, runImport, { import_id: id }, { delaySeconds }),
  )

async function endFailed({ db, blobs }: Ports, id: string): Promise<void> {
  const busy = or(eq(imports.state, 'running'), eq(imports.state, 'undoing'))
  await db
    .update(imports)
    .set({ state: 'failed' })
    .where(and(eq(imports.id, id), busy))
  await blobs.delete(importBlobKey(id))
}

/** Runs imports many sites at a time, so that one that was interrupted goes on where it was. */
export const handleImports = handleJob(runImport, async (ports, { payload, attempt, signal }) => {
  const id = payload.import_id
  try {
    if (await runSome(ports, id, signal)) await again(ports, id, 0)
    else if ((await findImport(ports.db, id))?.state !== 'running')
      await ports.blobs.delete(importBlobKey(id))
  } catch (cause) {
    if (cause instanceof PicturesAreBusy) {
      await again(ports, id, busySeconds)
      return
    }
    if (attempt >= runImport.attempts && !signal.aborted) await endFailed(ports, id)
    throw cause
  }
})

/** Deletes, every hour, plans that were not started within a day and imports older than 30 days. */
export const handleImportSweep = handleJob(
  defineSweep({ name: 'sweep-imports', everySeconds: 3_600 }),
  async (ports) => {
    const now = ports.clock.now().getTime()
    const planEdge = new Date(now - timings.importPlanKept)
    const edge = new Date(now - timings.importUndoDays * day)
    const rows = await ports.db
      .select({ id: imports.id })
      .from(imports)
      .where(
        or(
          lt(imports.createdAt, edge),
          and(eq(imports.state, 'planned'), lt(imports.createdAt, planEdge)),
        ),
      )
    await deleteImports(ports, { ids: rows.map(({ id }) => id) })
  },
)
