import { needsAdsConsent } from '@tessera/contracts/ads/countries'
import { searchBulkIds } from '@tessera/contracts/calls/bulk-ids'
import {
  createBulkRun,
  getBulkRun,
  listBulkRows,
  listBulkRuns,
  updateBulkRun,
} from '@tessera/contracts/calls/bulk-runs'
import { limits } from '@tessera/contracts/limits'
import { given, refused } from '../../../../calls/answer.ts'
import { badBookmark, idOfBookmark, pageOf } from '../../../../calls/bookmark.ts'
import { hasConsented } from '../../accounts/campaigns/ad-accounts.ts'
import {
  type AdvertiserVisit,
  answerAdvertiser,
} from '../../accounts/campaigns/answer-advertiser.ts'
import { findIds } from './find-ids.ts'
import { askRun, startRun } from './start-run.ts'
import { findRun, openRuns, rowsOf, runsOf } from './store.ts'

const shownRun = async ({ ports, account }: AdvertiserVisit, id: string) => {
  const run = await findRun(ports.db, { advertiserId: account.id, id })
  return run === undefined ? refused('not-found') : given(run)
}

const answerCreate = answerAdvertiser(createBulkRun, async (visit, input) => {
  const { ports, account, actorId } = visit
  // Programs have no uploads: they edit campaigns by the call for that.
  if (actorId === null) return refused('not-allowed')
  if ((await openRuns(ports.db, account.id)) >= limits.bulkRunsOpenMax)
    return refused('bulk-runs-many')
  const started = await startRun(ports, {
    advertiserId: account.id,
    creatorId: actorId,
    uploadId: input.upload_id,
    fileName: input.file_name,
  })
  return 'code' in started ? started : shownRun(visit, started.id)
})

const answerRuns = answerAdvertiser(listBulkRuns, async ({ ports, account }, input) => {
  const before = idOfBookmark(input.bookmark)
  if (before === 'unreadable') return badBookmark
  const size = input.page_size
  const page = pageOf(
    await runsOf(ports.db, account.id, { before, most: size + 1 }),
    size,
    ({ id }) => [id],
  )
  return given([...page.rows], page.bookmark)
})

const answerRun = answerAdvertiser(getBulkRun, (visit, { run_id }) => shownRun(visit, run_id))

const answerUpdate = answerAdvertiser(updateBulkRun, async (visit, { run_id: id, action }) => {
  const { ports, account, actorId } = visit
  const consenting = actorId ?? account.ownerId
  if (needsAdsConsent(account.country) && !(await hasConsented(ports.db, consenting)))
    return refused('ads-consent-needed')
  const asked = await askRun(ports, { id, action, advertiserId: account.id, actorId })
  if (asked !== 'started') return refused(asked)
  ports.log.info('bulk.asked', { run: id, action, user: actorId, token: visit.grant?.tokenId })
  return shownRun(visit, id)
})

const answerRows = answerAdvertiser(listBulkRows, async ({ ports, account }, input) => {
  const after = idOfBookmark(input.bookmark)
  if (after === 'unreadable') return badBookmark
  const { run_id: id, show, page_size: size } = input
  const run = await findRun(ports.db, { advertiserId: account.id, id })
  if (run === undefined) return refused('not-found')
  const rows = await rowsOf(ports.db, id, { show, after: Number(after ?? 0), most: size + 1 })
  const page = pageOf(rows, size, ({ row }) => [String(row)])
  return given([...page.rows], page.bookmark)
})

const answerIds = answerAdvertiser(searchBulkIds, async ({ ports, account }, input) => {
  const before = idOfBookmark(input.bookmark)
  if (before === 'unreadable') return badBookmark
  const { kind, query, page_size: size } = input
  const found = await findIds(ports.db, { account, kind, query, before, most: size + 1 })
  const page = pageOf(found, size, ({ id }) => [id.replace(/^\D+/, '')])
  return given([...page.rows], page.bookmark)
})

/** Handlers of the calls of the bulk editor. */
export const bulkEditorCalls = [
  answerCreate,
  answerRuns,
  answerRun,
  answerUpdate,
  answerRows,
  answerIds,
]
