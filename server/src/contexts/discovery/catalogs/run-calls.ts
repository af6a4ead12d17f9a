import {
  cancelCatalogRun,
  getCatalogReport,
  getCatalogRuns,
  runCatalogSource,
} from '@tessera/contracts/calls/catalogs'
import { limits } from '@tessera/contracts/limits'
import { answerMember, given, refused } from '../../../calls/answer.ts'
import { askerOf } from './asker.ts'
import { takeFile } from './brought-file.ts'
import { cancelRun } from './delete-source.ts'
import { type ReportPlace, readPlace, reportPage } from './report.ts'
import { limitRuns } from './run-limit.ts'
import { answerSource } from './source-calls.ts'
import { startRun } from './start-run.ts'
import { currentRun, findRun, findSource, lockSource, runOf, runsOf } from './store.ts'

const answerRun = answerMember(runCatalogSource, async (visit, input) => {
  const { ports, viewer } = visit
  const asker = await askerOf(visit, input)
  if (!asker.ok) return asker
  const { userId } = asker
  const source = await findSource(ports.db, input.id, userId)
  if (source === undefined) return refused('not-found')
  if ((await currentRun(ports.db, source.id)) !== undefined) return refused('catalog-running')
  const fault = await limitRuns(ports, userId)
  if (fault !== undefined) return fault
  const { upload_id: uploadId } = input
  const isUpload = source.origin === 'upload'
  if (isUpload && uploadId === undefined) return refused('not-found', { field: 'upload_id' })
  const brought =
    isUpload && uploadId !== undefined
      ? await takeFile(ports, { ownerId: viewer.id, uploadId, currency: source.currency })
      : undefined
  if (brought?.ok === false) return brought
  const isStarted = await ports.db.transaction(async (tx) => {
    const row = await lockSource(tx, source.id, userId)
    if (row === undefined || (await currentRun(tx, row.id)) !== undefined) return false
    await startRun(tx, ports, row, { isAsked: true, file: brought?.file })
    return true
  })
  if (isStarted) return answerSource(visit, source.id, userId)
  await brought?.drop()
  return refused('catalog-running')
})

const answerCancel = answerMember(cancelCatalogRun, async (visit, input) => {
  const { ports } = visit
  const asker = await askerOf(visit, input)
  if (!asker.ok) return asker
  const source = await findSource(ports.db, input.id, asker.userId)
  if (source === undefined) return refused('not-found')
  await cancelRun(ports.db, source.id, ports.clock.now())
  return answerSource(visit, source.id, asker.userId)
})

const answerRuns = answerMember(getCatalogRuns, async (visit, input) => {
  const { db } = visit.ports
  const asker = await askerOf(visit, input)
  if (!asker.ok) return asker
  const source = await findSource(db, input.id, asker.userId)
  if (source === undefined) return refused('not-found')
  return given((await runsOf(db, source.id, limits.catalogRunsKept)).map(runOf))
})

const answerReport = answerMember(getCatalogReport, async (visit, input) => {
  const { db } = visit.ports
  const asker = await askerOf(visit, input)
  if (!asker.ok) return asker
  const run = await findRun(db, input.run_id, asker.userId)
  if (run === undefined) return refused('not-found')
  const start: ReportPlace = { row: -1, at: -1 }
  const after = input.bookmark === undefined ? start : readPlace(input.bookmark)
  if (after === undefined)
    return refused('bad-input', { fields: { bookmark: 'Send a bookmark of this call' } })
  const { data, bookmark } = await reportPage(db, { runId: run.id, fault: input.fault, after })
  return given(data, bookmark)
})

/** Handlers of the calls about runs. */
export const runCalls = [answerRun, answerCancel, answerRuns, answerReport]
