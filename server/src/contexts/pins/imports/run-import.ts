import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import type { Archive } from '../../../platform/archives/port.ts'
import { bytesOfBlob } from '../../../platform/blobs/stored-bytes.ts'
import { and, asc, eq, lt, or } from '../../../platform/database/sql.ts'
import { defineJob, defineSweep } from '../../../platform/jobs/define-job.ts'
import type { Ports } from '../../../ports.ts'
import { handleJob } from '../../base/handle-job.ts'
import type { Sql } from '../../base/sql.ts'
import { notify } from '../notifications/notify.ts'
import { findPicture, type MadePin, type MadePlaces, makePin } from './make-pin.ts'
import { deleteImports, findImport, type ImportRow, importBlobKey, lockImport } from './store.ts'
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
      why: made.state === 'failed' ? made.why : null,
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

/** Makes the next pin; false when there is none, or the import was cancelled. */
async function makeNext(
  ports: Ports,
  row: ImportRow,
  given: { readonly archive: Archive | undefined; readonly signal: AbortSignal },
): Promise<boolean> {
  const [next] = await ports.db
    .select()
    .from(importPins)
    .where(and(eq(importPins.importId, row.id), eq(importPins.state, 'waiting')))
    .orderBy(asc(importPins.at))
    .limit(1)
  if (next === undefined) {
    const running = and(eq(imports.id, row.id), eq(imports.state, 'running'))
    await ports.db.transaction(async (tx) => {
      const ended = await tx.update(imports).set({ state: 'done' }).where(running).returning()
      if (ended.length > 0)
        await notify(tx, ports, row.userId, { kind: 'action-finished', data: { what: 'import' } })
    })
    return false
  }
  const { at, planned } = next
  const found = await findPicture(ports, planned, { ownerId: row.userId, ...given })
  given.signal.throwIfAborted()
  return ports.db.transaction(async (tx) => {
    const locked = await lockImport(tx, row.id)
    if (locked?.state !== 'running') return false
    if ('state' in found) {
      await keepResult(tx, row.id, at, found)
      return true
    }
    const { made, places } = await makePin(tx, ports, {
      row: locked,
      planned,
      mediaId: found.mediaId,
    })
    await keepResult(tx, row.id, at, made)
    await keepPlaces(tx, locked, places)
    return true
  })
}

/** Undoes one part, or makes one pin; false at the end. */
async function step(
  ports: Ports,
  id: string,
  given: Parameters<typeof makeNext>[2],
): Promise<boolean> {
  const row = await findImport(ports.db, id)
  if (row?.state === 'running') return makeNext(ports, row, given)
  if (row?.state !== 'undoing') return false
  return ports.db.transaction(async (tx) => {
    const locked = await lockImport(tx, id)
    return locked?.state === 'undoing' && undoSome(tx, ports, locked)
  })
}

async function endFailed({ db, blobs }: Ports, id: string): Promise<void> {
  const busy = or(eq(imports.state, 'running'), eq(imports.state, 'undoing'))
  await db
    .update(imports)
    .set({ state: 'failed' })
    .where(and(eq(imports.id, id), busy))
  await blobs.delete(importBlobKey(id))
}

/** Runs imports pin by pin, so that one that was interrupted goes on where it was. */
export const handleImports = handleJob(runImport, async (ports, { payload, attempt, signal }) => {
  const id = payload.import_id
  try {
    const archive = await archiveOf(ports, id)
    while (await step(ports, id, { archive, signal })) signal.throwIfAborted()
    await ports.blobs.delete(importBlobKey(id))
  } catch (cause) {
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
