import { experimentWindow } from '@tessera/contracts/ads/experiment-window'
import {
  createAdExperiment,
  deleteAdExperiment,
  estimateAdExperiment,
  getAdExperiment,
  listAdExperiments,
  updateAdExperiment,
} from '@tessera/contracts/calls/ad-experiments'
import { limits } from '@tessera/contracts/limits'
import { given, refused } from '../../../../calls/answer.ts'
import { badBookmark, idOfBookmark, pageOf } from '../../../../calls/bookmark.ts'
import { eq, sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { advertisers } from '../../../identity/index.ts'
import { answerAdvertiser } from '../../accounts/campaigns/answer-advertiser.ts'
import { dayIn } from '../../accounts/campaigns/day-in-zone.ts'
import { adExperimentArms, adExperiments } from '../../accounts/splits/tables.ts'
import { changeExperiment, unfit } from './change.ts'
import { estimateOf, latelyOf } from './estimate.ts'
import { reportOf } from './get-report.ts'
import { areBudgetsUneven } from './report.ts'
import { areDaysFit, stateOf } from './rules.ts'
import { armObjects, experimentsOfAccount, findExperiment, shownExperiment } from './store.ts'

const answerList = answerAdvertiser(listAdExperiments, async ({ ports, account }, input) => {
  const before = idOfBookmark(input.bookmark)
  if (before === 'unreadable') return badBookmark
  const most = input.page_size + 1
  const found = await experimentsOfAccount(ports.db, account.id, { before, most })
  const page = pageOf(found, input.page_size, ({ experiment }) => [experiment.id])
  const now = ports.clock.now()
  return given(
    page.rows.map((row) => shownExperiment(row, now)),
    page.bookmark,
  )
})

const answerGet = answerAdvertiser(getAdExperiment, async ({ ports, account }, input) => {
  const row = await findExperiment(ports.db, account.id, input.experiment_id)
  if (row === undefined) return refused('not-found')
  return given(await reportOf(ports.db, account, row, ports.clock.now()))
})

const answerEstimate = answerAdvertiser(estimateAdExperiment, async ({ ports, account }, input) => {
  const { level, measure, object_ids: ids } = input
  const objects = await armObjects(ports.db, account.id, { level, ids })
  if (objects === undefined) return unfit(measure)
  const lately = await latelyOf(ports.db, { level, ids, now: ports.clock.now() })
  return given({
    ...estimateOf(lately, { arms: ids.length, measure }),
    window_days: experimentWindow(measure),
    budgets_uneven: areBudgetsUneven(objects.map(({ dailyBudgetMicro }) => dailyBudgetMicro)),
  })
})

/** Locks an ad account, so that two requests at once don't go beyond a limit or start the same campaign. */
const lockAccount = (tx: Sql, id: string) =>
  tx.execute(sql`select from ${advertisers} where ${advertisers.id} = ${id} for no key update`)

const answerCreate = answerAdvertiser(createAdExperiment, async (visit, input) => {
  const { ports, account, actorId } = visit
  const { name, level, measure, object_ids: objectIds } = input
  const now = ports.clock.now()
  const days = { firstDay: input.first_day, lastDay: input.last_day }
  const isFit = areDaysFit(days, { measure, today: dayIn(account.timeZone, now) })
  const objects = await armObjects(ports.db, account.id, { level, ids: objectIds })
  if (!isFit || objects === undefined) return unfit(measure)
  const id = ports.ids.next()
  return ports.db.transaction(async (tx) => {
    await lockAccount(tx, account.id)
    const count = await tx.$count(adExperiments, eq(adExperiments.advertiserId, account.id))
    if (count >= limits.adExperimentsMax)
      return refused('ad-tests-many', { max: limits.adExperimentsMax })
    await tx.insert(adExperiments).values({
      id,
      advertiserId: account.id,
      name,
      level,
      measure,
      ...days,
      splitKey: ports.tokens.next(),
      createdBy: actorId,
      createdAt: now,
    })
    await tx.insert(adExperimentArms).values(
      objects.map(({ objectId, campaignId, name: armName }, arm) => ({
        experimentId: id,
        arm,
        objectId,
        campaignId,
        name: armName,
      })),
    )
    const row = await findExperiment(tx, account.id, id)
    return row === undefined ? refused('not-allowed') : given(shownExperiment(row, now))
  })
})

const answerUpdate = answerAdvertiser(updateAdExperiment, async (visit, input) => {
  const { ports, account, actorId } = visit
  const { advertiser_id: _, experiment_id: id, ...change } = input
  const now = ports.clock.now()
  const answer = await ports.db.transaction(async (tx) => {
    await lockAccount(tx, account.id)
    const row = await findExperiment(tx, account.id, id)
    if (row === undefined) return refused('not-found')
    const by = { account, actorId, now }
    const decided = await changeExperiment(tx, ports, row, { change, by })
    return decided.ok ? given(shownExperiment({ ...row, experiment: decided.after }, now)) : decided
  })
  ports.liveAds.forget()
  return answer
})

const answerDelete = answerAdvertiser(deleteAdExperiment, async ({ ports, account }, input) => {
  const { experiment_id: id } = input
  return ports.db.transaction(async (tx) => {
    await lockAccount(tx, account.id)
    const row = await findExperiment(tx, account.id, id)
    if (row === undefined) return refused('not-found')
    if (stateOf(row.experiment, ports.clock.now()) !== 'draft') return refused('ad-test-closed')
    await tx.delete(adExperiments).where(eq(adExperiments.id, id))
    return given({ experiment_id: id })
  })
})

/** Handlers of the calls about experiments of ad accounts. */
export const adExperimentCalls = [
  answerList,
  answerGet,
  answerEstimate,
  answerCreate,
  answerUpdate,
  answerDelete,
]
