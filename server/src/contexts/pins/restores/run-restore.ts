import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import { bytesOfBlob } from '../../../platform/blobs/stored-bytes.ts'
import { and, eq, inArray, lt, or, sql } from '../../../platform/database/sql.ts'
import { defineJob, defineSweep } from '../../../platform/jobs/define-job.ts'
import { FinalFailure } from '../../../platform/jobs/port.ts'
import type { Ports } from '../../../ports.ts'
import { handleJob } from '../../base/handle-job.ts'
import type { Sql } from '../../base/sql.ts'
import type { LibraryPart, Row } from '../library/rows.ts'
import { notify } from '../notifications/notify.ts'
import { arrangeBoards, makeBoards, makeSections } from './make-boards.ts'
import { listPeople, makeComments, makeKept, makeNotes, makeSchedules } from './make-others.ts'
import { makePins } from './make-pins.ts'
import { emptyOutcome, keepMapped, type Outcome, type Restoring, type Work } from './mapped.ts'
import { rowsOf } from './read-library.ts'
import {
  deleteFiles,
  deleteRestores,
  earlierBlobKey,
  findRestore,
  lockRestore,
  type RestoreRow,
  restoreBlobKey,
} from './store.ts'
import { DecodingIsBusy } from './store-file.ts'
import { restoreLeftOut, restores } from './tables.ts'
import { undoSome } from './undo-restore.ts'

const day = 86_400_000

/** Restores a download, or undoes it. */
export const runRestore = defineJob({
  name: 'run-restore',
  payload: z.strictObject({ restore_id: z.string() }),
  backoffSeconds: 5,
})

/** Number of rows of one step: pins need their pictures first. */
const pinsOfStep = 25
const rowsOfStep = 100
/** After this many steps a new job takes over, so that no length of a restore uses up the attempts of one. */
const stepsOfJob = 40
/** The wait while the member's pictures can't be decoded. */
const busySeconds = 30

/** A file of rows, or the second look at a file of boards once their pins are there. */
interface Stage {
  readonly part: LibraryPart
  readonly at: number
  readonly isArranging: boolean
}

const stagesOf = (parts: readonly LibraryPart[]): readonly Stage[] => {
  const stages = parts.map((part, at) => ({ part, at, isArranging: false }))
  return [
    ...stages,
    ...stages.flatMap((stage) =>
      stage.part.kind === 'boards' ? { ...stage, isArranging: true } : [],
    ),
  ]
}

/** Returns the number of rows that a restore of these files goes through. */
export const stepsIn = (parts: readonly LibraryPart[]): number =>
  stagesOf(parts).reduce((sum, { part }) => sum + part.rows, 0)

/** Finds the stage that a restore has come to, and the row in it. */
function stageAt(parts: readonly LibraryPart[], done: number) {
  let from = 0
  for (const stage of stagesOf(parts)) {
    if (done < from + stage.part.rows) return { ...stage, first: done - from }
    from += stage.part.rows
  }
  return undefined
}

async function textOf({ ports, row, archive }: Restoring, { part, at }: Stage): Promise<string> {
  const bytes =
    part.bytes === 0
      ? (await ports.blobs.get(earlierBlobKey(row.id, at)))?.bytes
      : await archive.read(part.name, limits.libraryPartMaxBytes)
  if (bytes === undefined) throw new FinalFailure('A file of a download is gone.')
  return new TextDecoder().decode(bytes)
}

/** Prepares some rows of a stage: what must be stored first is stored, and the rest is left to its transaction. */
async function workOf(
  restoring: Restoring,
  stage: Stage,
  given: { readonly text: string; readonly first: number; readonly size: number },
): Promise<{ readonly work: Work; readonly unfit: number }> {
  const some = <Kind extends LibraryPart['kind']>(kind: Kind) => {
    const rows = rowsOf(kind, given.text, given.first, given.size)
    const fit = rows.filter((row): row is Row<Kind> => row !== undefined)
    return { fit, unfit: stage.isArranging ? 0 : rows.length - fit.length }
  }
  const { kind } = stage.part
  if (kind === 'boards') {
    const { fit, unfit } = some(kind)
    const work = stage.isArranging
      ? await arrangeBoards(restoring, fit)
      : makeBoards(restoring, fit)
    return { work, unfit }
  }
  if (kind === 'sections') {
    const { fit, unfit } = some(kind)
    return { work: makeSections(restoring, fit), unfit }
  }
  if (kind === 'pins') {
    const { fit, unfit } = some(kind)
    return { work: await makePins(restoring, fit), unfit }
  }
  if (kind === 'notes') {
    const { fit, unfit } = some(kind)
    return { work: makeNotes(restoring, fit), unfit }
  }
  if (kind === 'comments') {
    const { fit, unfit } = some(kind)
    return { work: makeComments(restoring, fit), unfit }
  }
  if (kind === 'schedules') {
    const { fit, unfit } = some(kind)
    return { work: await makeSchedules(restoring, fit), unfit }
  }
  if (kind === 'kept') {
    const { fit, unfit } = some(kind)
    return { work: makeKept(restoring, fit), unfit }
  }
  const { fit, unfit } = some(kind)
  return { work: listPeople(fit), unfit }
}

async function keepLeftOut(tx: Sql, id: string, left: Outcome['left']): Promise<void> {
  if (left.length === 0) return
  const [last] = await tx
    .select({ at: sql<number>`coalesce(max(${restoreLeftOut.at}), 0)::int` })
    .from(restoreLeftOut)
    .where(eq(restoreLeftOut.restoreId, id))
  const from = (last?.at ?? 0) + 1
  await tx.insert(restoreLeftOut).values(
    left.map(({ kind, name, why }, index) => ({
      restoreId: id,
      at: from + index,
      kind,
      name: name.slice(0, 200),
      why,
    })),
  )
}

async function finish(ports: Ports, row: RestoreRow): Promise<void> {
  const running = and(eq(restores.id, row.id), eq(restores.state, 'running'))
  await ports.db.transaction(async (tx) => {
    const ended = await tx.update(restores).set({ state: 'done' }).where(running).returning()
    if (ended.length > 0)
      await notify(tx, ports, row.userId, { kind: 'action-finished', data: { what: 'restore' } })
  })
}

/**
 * Restores the next rows: stores their pictures, and then writes all of them with their new ids and the place that
 * the restore has come to in one transaction, so that one that was interrupted creates nothing twice. False at the
 * end, or when the restore was paused or cancelled.
 */
async function restoreNext(restoring: Restoring): Promise<boolean> {
  const { ports, row } = restoring
  const stage = stageAt(row.parts, row.done)
  if (stage === undefined) {
    await finish(ports, row)
    return false
  }
  const { part, first } = stage
  const size = Math.min(part.kind === 'pins' ? pinsOfStep : rowsOfStep, part.rows - first)
  const text = await textOf(restoring, stage)
  const { work, unfit } = await workOf(restoring, stage, { text, first, size })
  restoring.signal.throwIfAborted()
  return ports.db.transaction(async (tx) => {
    const locked = await lockRestore(tx, row.id)
    // Another instance may have gone on with it.
    if (locked?.state !== 'running') return false
    if (locked.done !== row.done) return true
    const outcome = emptyOutcome()
    await work(tx, outcome)
    for (let at = 0; at < unfit; at += 1)
      outcome.left.push({ kind: part.kind, name: part.name, why: 'unfit' })
    await keepMapped(tx, row, outcome.things)
    await keepLeftOut(tx, row.id, outcome.left)
    await tx
      .update(restores)
      .set({
        done: locked.done + size,
        alreadyHere: locked.alreadyHere + outcome.already,
      })
      .where(eq(restores.id, row.id))
    return true
  })
}

async function openedDownload(ports: Ports, row: RestoreRow) {
  const file = await bytesOfBlob(ports.blobs, restoreBlobKey(row.id))
  const archive = file && (await ports.archives.open(file, limits.libraryFilesMax))
  if (archive === undefined) throw new FinalFailure('The download of a restore is gone.')
  return { archive, names: new Set(archive.files.map(({ name }) => name)) }
}

/** Runs the next steps of a restore; true when there are more. */
async function runSome(ports: Ports, id: string, signal: AbortSignal): Promise<boolean> {
  const first = await findRestore(ports.db, id)
  if (first?.state !== 'running' && first?.state !== 'undoing') return false
  const opened = first.state === 'running' ? await openedDownload(ports, first) : undefined
  for (let step = 0; step < stepsOfJob; step += 1) {
    signal.throwIfAborted()
    const row = await findRestore(ports.db, id)
    if (row?.state === 'running' && opened !== undefined) {
      if (!(await restoreNext({ ports, row, signal, ...opened }))) return false
    } else if (row?.state === 'undoing') {
      const hasMore = await ports.db.transaction(async (tx) => {
        const locked = await lockRestore(tx, id)
        return locked?.state === 'undoing' && undoSome(tx, ports, locked)
      })
      if (!hasMore) return false
    } else return false
  }
  return true
}

const again = (ports: Ports, id: string, delaySeconds: number) =>
  ports.db.transaction((tx) =>
    ports.jobs.enqueue(tx, runRestore, { restore_id: id }, { delaySeconds }),
  )

async function endFailed(ports: Ports, id: string): Promise<void> {
  await ports.db
    .update(restores)
    .set({ state: 'failed' })
    .where(and(eq(restores.id, id), inArray(restores.state, ['running', 'undoing'])))
}

/** Runs restores in batches, so that one that was interrupted continues where it was. */
export const handleRestores = handleJob(runRestore, async (ports, { payload, attempt, signal }) => {
  const id = payload.restore_id
  try {
    if (await runSome(ports, id, signal)) await again(ports, id, 0)
    const row = await findRestore(ports.db, id)
    if (row?.state === 'done' || row?.state === 'cancelled' || row?.state === 'undone')
      await deleteFiles(ports, row)
  } catch (cause) {
    if (cause instanceof DecodingIsBusy) {
      await again(ports, id, busySeconds)
      return
    }
    const isLast = attempt >= runRestore.attempts || cause instanceof FinalFailure
    if (isLast && !signal.aborted) await endFailed(ports, id)
    throw cause
  }
})

/** Deletes, every hour, plans that were not started within a day and restores older than 30 days. */
export const handleRestoreSweep = handleJob(
  defineSweep({ name: 'sweep-restores', everySeconds: 3_600 }),
  async (ports) => {
    const now = ports.clock.now().getTime()
    const planEdge = new Date(now - timings.restorePlanKept)
    const edge = new Date(now - timings.restoreUndoDays * day)
    const rows = await ports.db
      .select({ id: restores.id })
      .from(restores)
      .where(
        or(
          lt(restores.createdAt, edge),
          and(eq(restores.state, 'planned'), lt(restores.createdAt, planEdge)),
        ),
      )
    await deleteRestores(ports, { ids: rows.map(({ id }) => id) })
  },
)
