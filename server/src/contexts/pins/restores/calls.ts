import {
  cancelRestore,
  getRestore,
  getRestoreLeftOut,
  pauseRestore,
  planRestore,
  type RestoreState,
  resumeRestore,
  startRestore,
  undoRestore,
} from '@tessera/contracts/calls/restores'
import type { UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { answerMember, given, refused } from '../../../calls/answer.ts'
import type { MemberVisit } from '../../../calls/visit.ts'
import { and, eq, inArray } from '../../../platform/database/sql.ts'
import { wholeUpload } from '../../base/media/whole-upload.ts'
import type { AttemptLimit } from '../../base/rate-limits/attempts.ts'
import { refuseBeyond } from '../../base/rate-limits/refuse-beyond.ts'
import { deleteUpload } from '../../base/upload-quota/upload-quota.ts'
import { libraryReader, type ReadLibrary } from './read-library.ts'
import { runRestore, stepsIn } from './run-restore.ts'
import {
  deleteFiles,
  deleteRestores,
  dropUpload,
  earlierBlobKey,
  findRestore,
  latestRestore,
  leftOutPage,
  lockRestore,
  type RestoreRow,
  restoreBlobKey,
  restoreOf,
  undoUntil,
} from './store.ts'
import { restores } from './tables.ts'

const plans: AttemptLimit = { most: 30, windowMinutes: 60 }
const gigabyte = 1_000_000_000

/** The states of a restore that another one must wait for. */
const busy = ['running', 'paused', 'undoing'] as const

const isBusy = async ({ ports }: MemberVisit, userId: UserId): Promise<boolean> =>
  (await ports.db.$count(
    restores,
    and(eq(restores.userId, userId), inArray(restores.state, [...busy])),
  )) > 0

async function answerOne({ ports }: MemberVisit, id: string) {
  const row = await findRestore(ports.db, id)
  return row === undefined ? refused('restore-gone') : given(await restoreOf(ports.db, row))
}

const answerGet = answerMember(getRestore, async ({ ports, viewer }) => {
  const row = await latestRestore(ports.db, viewer.id)
  return given(row === undefined ? null : await restoreOf(ports.db, row))
})

const answerLeftOut = answerMember(getRestoreLeftOut, async ({ ports, viewer }, { id, after }) => {
  const row = await findRestore(ports.db, id)
  if (row?.userId !== viewer.id) return refused('restore-gone')
  return given(await leftOutPage(ports.db, id, Number(after)))
})

/** Stores a plan in place of an earlier one that was not started, with the download itself. */
async function keepPlan(
  visit: MemberVisit,
  read: ReadLibrary,
  sent: {
    readonly uploadId: string
    readonly stream: () => ReadableStream<Uint8Array<ArrayBuffer>>
    readonly size: number
  },
) {
  const { ports, viewer } = visit
  const { db, keys, clock, blobs } = ports
  const planned = and(eq(restores.userId, viewer.id), eq(restores.state, 'planned'))
  const before = await db.select().from(restores).where(planned)
  for (const row of before) if (row.uploadId !== sent.uploadId) await dropUpload(ports, row)
  await deleteRestores(ports, { ids: before.map(({ id }) => id) })
  const id = keys.next()
  const encoder = new TextEncoder()
  for (const [at, text] of read.texts.entries())
    await blobs.put(earlierBlobKey(id, at), {
      bytes: encoder.encode(text),
      contentType: 'application/jsonl',
    })
  await blobs.putStream(restoreBlobKey(id), {
    body: sent.stream(),
    size: sent.size,
    contentType: 'application/zip',
  })
  await db.insert(restores).values({
    id,
    userId: viewer.id,
    library: read.library,
    state: 'planned',
    plan: read.plan,
    parts: read.parts,
    total: stepsIn(read.parts),
    uploadId: sent.uploadId,
    madeAt: read.madeAt === null ? null : new Date(read.madeAt),
    createdAt: clock.now(),
  })
  return answerOne(visit, id)
}

const answerPlan = answerMember(planRestore, async (visit, { upload_id: uploadId }) => {
  const { ports, viewer } = visit
  if (await isBusy(visit, viewer.id)) return refused('restore-running')
  const barred = await refuseBeyond(ports, `restore:${viewer.id}`, plans)
  if (barred !== undefined) return barred
  const most = limits.libraryMaxBytes
  const sent = await wholeUpload(ports, viewer.id, uploadId, 'upload_id', most)
  if ('code' in sent) return sent
  const { file } = sent
  const read = await ports.readers.read(libraryReader, {
    input: { now: ports.clock.now().getTime() },
    file,
    by: { who: viewer.id, signal: visit.signal },
  })
  if (!read.ok) return refused(read.fault)
  if (!read.output.ok) {
    const { code } = read.output
    // The upload of something else stays: it can be imported.
    if (code !== 'restore-not-ours') await deleteUpload(ports, viewer.id, sent.upload)
    return refused(code, {
      max: limits.libraryFilesMax,
      gigabytes: limits.libraryUnpackedMaxBytes / gigabyte,
    })
  }
  return keepPlan(visit, read.output, { uploadId, stream: () => file.stream(), size: file.size })
})

/** Changes the state of one of the viewer's restores, and lets it run if it has work to do. */
async function changeState(
  visit: MemberVisit,
  id: string,
  how: {
    readonly from: readonly RestoreState[]
    readonly to: Partial<RestoreRow> & Pick<RestoreRow, 'state'>
    readonly may?: (row: RestoreRow) => boolean
  },
): Promise<RestoreRow | undefined> {
  const { ports, viewer } = visit
  return ports.db.transaction(async (tx) => {
    const row = await lockRestore(tx, id, viewer.id)
    if (row === undefined || !how.from.includes(row.state)) return undefined
    if (how.may?.(row) === false) return undefined
    await tx.update(restores).set(how.to).where(eq(restores.id, id))
    if (how.to.state === 'running' || how.to.state === 'undoing')
      await ports.jobs.enqueue(tx, runRestore, { restore_id: id })
    return row
  })
}

const answerStart = answerMember(startRestore, async (visit, { id, keep_public: keepPublic }) => {
  const to = { state: 'running', keepPublic, uploadId: null } as const
  const before = await changeState(visit, id, { from: ['planned'], to })
  if (before === undefined) return refused('restore-gone')
  await dropUpload(visit.ports, before)
  return answerOne(visit, id)
})

const answerPause = answerMember(pauseRestore, async (visit, { id }) => {
  const before = await changeState(visit, id, { from: ['running'], to: { state: 'paused' } })
  return before === undefined ? refused('restore-gone') : answerOne(visit, id)
})

const answerResume = answerMember(resumeRestore, async (visit, { id }) => {
  const before = await changeState(visit, id, {
    from: ['paused', 'failed'],
    to: { state: 'running' },
  })
  return before === undefined ? refused('restore-gone') : answerOne(visit, id)
})

const answerCancel = answerMember(cancelRestore, async (visit, { id }) => {
  const before = await changeState(visit, id, {
    from: ['planned', 'running', 'paused', 'failed'],
    to: { state: 'cancelled', uploadId: null },
  })
  if (before === undefined) return refused('restore-gone')
  // A job that runs reads the download still, and deletes it.
  if (before.state !== 'running') await deleteFiles(visit.ports, before)
  await dropUpload(visit.ports, before)
  return answerOne(visit, id)
})

const answerUndo = answerMember(undoRestore, async (visit, { id }) => {
  const now = visit.ports.clock.now()
  const may = (row: RestoreRow) => {
    const until = undoUntil(row)
    return until !== null && until >= now
  }
  const from = ['done', 'cancelled', 'failed'] as const
  const before = await changeState(visit, id, { from, to: { state: 'undoing' }, may })
  return before === undefined ? refused('restore-gone') : answerOne(visit, id)
})

/** Handlers of the calls of restores. */
export const restoreCalls = [
  answerGet,
  answerLeftOut,
  answerPlan,
  answerStart,
  answerPause,
  answerResume,
  answerCancel,
  answerUndo,
]
