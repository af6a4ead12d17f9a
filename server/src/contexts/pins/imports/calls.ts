import {
  cancelImport,
  getImport,
  listImport,
  planFeedImport,
  planImport,
  retryImport,
  startImport,
  undoImport,
} from '@tessera/contracts/calls/imports'
import { PinId, type UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { defineTexts } from '@tessera/contracts/messages'
import { webAddress } from '@tessera/contracts/web-address'
import { answerMember, given, refused } from '../../../calls/answer.ts'
import type { MemberVisit } from '../../../calls/visit.ts'
import { and, eq, inArray, isNotNull } from '../../../platform/database/sql.ts'
import type { UploadedFile } from '../../../platform/uploads/port.ts'
import { wholeUpload } from '../../base/media/whole-upload.ts'
import type { AttemptLimit } from '../../base/rate-limits/attempts.ts'
import { refuseBeyond } from '../../base/rate-limits/refuse-beyond.ts'
import { deleteUpload } from '../../base/upload-quota/upload-quota.ts'
import { importFeedReader } from './feed-reader.ts'
import { importFileReader, type ReadSource } from './read-source.ts'
import { runImport } from './run-import.ts'
import {
  deleteImports,
  findImport,
  importBlobKey,
  importEntries,
  importOf,
  latestImport,
  lockImport,
  storePlan,
  undoUntil,
} from './store.ts'
import { importPins, imports } from './tables.ts'

const plans: AttemptLimit = { most: 30, windowMinutes: 60 }
const feedTypes = ['application/', 'text/']

const words = defineTexts({ bookmarks: 'Bookmarks', imported: 'Imported', feed: 'Feed' })

async function runningOf({ ports }: MemberVisit, userId: UserId): Promise<boolean> {
  const busy = and(eq(imports.userId, userId), inArray(imports.state, ['running', 'undoing']))
  return (await ports.db.$count(imports, busy)) > 0
}

/** Refuses a plan while another import runs, or after too many plans. */
async function planFault(visit: MemberVisit) {
  const { ports, viewer } = visit
  if (await runningOf(visit, viewer.id)) return refused('import-running')
  return refuseBeyond(ports, `import:${viewer.id}`, plans)
}

/** Stores a plan in place of an earlier one that was not started, with the archive of its pictures. */
async function keepPlan(visit: MemberVisit, read: ReadSource, archive?: UploadedFile) {
  const { ports, viewer } = visit
  const { db, keys, clock, blobs } = ports
  if (read.plan.pins.length === 0 && read.plan.leftOut.length === 0) return refused('import-empty')
  const planned = and(eq(imports.userId, viewer.id), eq(imports.state, 'planned'))
  const before = await db.select({ id: imports.id }).from(imports).where(planned)
  await deleteImports(ports, { ids: before.map(({ id }) => id) })
  const id = keys.next()
  if (archive !== undefined && read.plan.pins.some(({ file }) => file !== null)) {
    const incoming = { body: archive.stream(), size: archive.size }
    await blobs.putStream(importBlobKey(id), { ...incoming, contentType: 'application/zip' })
  }
  const row = { id, userId: viewer.id, source: read.source, createdAt: clock.now() }
  await db.transaction((tx) => storePlan(tx, read.plan, row))
  return answerOne(visit, id)
}

async function answerOne({ ports }: MemberVisit, id: string) {
  const row = await findImport(ports.db, id)
  return row === undefined ? refused('import-gone') : given(await importOf(ports.db, row))
}

const answerGet = answerMember(getImport, async ({ ports, viewer }) => {
  const row = await latestImport(ports.db, viewer.id)
  return given(row === undefined ? null : await importOf(ports.db, row))
})

const answerPlan = answerMember(planImport, async (visit, { upload_id }) => {
  const fault = await planFault(visit)
  if (fault !== undefined) return fault
  const sent = await wholeUpload(visit.ports, visit.viewer.id, upload_id, 'upload_id')
  if ('code' in sent) return sent
  const say = words(visit.language)
  const now = visit.ports.clock.now().getTime()
  const names = { bookmarks: say.bookmarks(), other: say.imported(), now }
  const read = await visit.ports.readers.read(importFileReader, {
    input: names,
    file: sent.file,
    by: { who: visit.viewer.id, signal: visit.signal },
  })
  // The upload stays for another try.
  if (!read.ok && read.fault === 'too-busy') return refused(read.fault)
  const answer = !read.ok
    ? refused(read.fault)
    : read.output === undefined
      ? refused('import-unreadable')
      : await keepPlan(visit, read.output, sent.file)
  await deleteUpload(visit.ports, visit.viewer.id, sent.upload)
  return answer
})

const answerFeed = answerMember(planFeedImport, async (visit, { url }) => {
  const fault = await planFault(visit)
  if (fault !== undefined) return fault
  const address = webAddress(url)
  if (address === undefined) return refused('feed-unreadable')
  const wish = { maxBytes: limits.importTextMaxBytes, accept: feedTypes, signal: visit.signal }
  const page = await visit.ports.pages.fetch(address, wish)
  if (!page.ok) return refused('feed-unreadable')
  const { bytes, contentType, finalUrl } = page
  const read = await visit.ports.readers.read(importFeedReader, {
    input: {
      bytes,
      contentType,
      url: finalUrl,
      otherBoard: words(visit.language).feed(),
      now: visit.ports.clock.now().getTime(),
    },
    by: { who: visit.viewer.id, signal: visit.signal },
  })
  if (!read.ok) return refused(read.fault)
  const { output: plan } = read
  return plan === undefined ? refused('feed-unreadable') : keepPlan(visit, { source: 'feed', plan })
})

const answerStart = answerMember(startImport, async (visit, { id, make_public }) => {
  const { ports, viewer } = visit
  const isStarted = await ports.db.transaction(async (tx) => {
    const row = await lockImport(tx, id, viewer.id)
    if (row?.state !== 'planned') return false
    const firstPlace = PinId.parse(ports.ids.next())
    const change = { state: 'running' as const, makePublic: make_public, firstPlace }
    await tx.update(imports).set(change).where(eq(imports.id, id))
    await ports.jobs.enqueue(tx, runImport, { import_id: id })
    return true
  })
  return isStarted ? answerOne(visit, id) : refused('import-gone')
})

const answerCancel = answerMember(cancelImport, async (visit, { id }) => {
  const { ports, viewer } = visit
  const before = await ports.db.transaction(async (tx) => {
    const row = await lockImport(tx, id, viewer.id)
    if (row?.state !== 'running' && row?.state !== 'planned') return undefined
    await tx.update(imports).set({ state: 'cancelled' }).where(eq(imports.id, id))
    // Pins whose pictures were looked for again keep their cards.
    const again = and(eq(importPins.importId, id), eq(importPins.state, 'again'))
    await tx.update(importPins).set({ state: 'made' }).where(again)
    return row.state
  })
  if (before === undefined) return refused('import-gone')
  // A job that runs reads the archive still, and deletes it.
  if (before === 'planned') await ports.blobs.delete(importBlobKey(id))
  return answerOne(visit, id)
})

const answerUndo = answerMember(undoImport, async (visit, { id }) => {
  const { ports, viewer } = visit
  const isBegun = await ports.db.transaction(async (tx) => {
    const row = await lockImport(tx, id, viewer.id)
    const until = row === undefined ? null : undoUntil(row)
    if (until === null || until < ports.clock.now()) return false
    await tx.update(imports).set({ state: 'undoing' }).where(eq(imports.id, id))
    await ports.jobs.enqueue(tx, runImport, { import_id: id })
    return true
  })
  return isBegun ? answerOne(visit, id) : refused('import-gone')
})

const answerList = answerMember(listImport, async ({ ports, viewer }, { id, list, bookmark }) => {
  const row = await findImport(ports.db, id)
  if (row?.userId !== viewer.id) return refused('import-gone')
  return given(await importEntries(ports.db, row, list, Number(bookmark ?? -1)))
})

const answerRetry = answerMember(retryImport, async (visit, { id }) => {
  const { ports, viewer } = visit
  if (await runningOf(visit, viewer.id)) return refused('import-running')
  const isBegun = await ports.db.transaction(async (tx) => {
    const row = await lockImport(tx, id, viewer.id)
    if (row?.state !== 'done' && row?.state !== 'failed') return false
    const cards = await tx
      .update(importPins)
      .set({ state: 'again' })
      .where(
        and(eq(importPins.importId, id), eq(importPins.state, 'made'), isNotNull(importPins.why)),
      )
      .returning({ at: importPins.at })
    if (cards.length === 0) return false
    await tx.update(imports).set({ state: 'running' }).where(eq(imports.id, id))
    await ports.jobs.enqueue(tx, runImport, { import_id: id })
    return true
  })
  return isBegun ? answerOne(visit, id) : refused('import-gone')
})

/** Handlers of the calls of imports. */
export const importCalls = [
  answerGet,
  answerPlan,
  answerFeed,
  answerStart,
  answerCancel,
  answerUndo,
  answerList,
  answerRetry,
]
