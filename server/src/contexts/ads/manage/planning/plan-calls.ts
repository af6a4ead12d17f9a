import {
  createMediaPlan,
  deleteMediaPlan,
  getMediaPlan,
  listMediaPlans,
  updateMediaPlan,
} from '@tessera/contracts/calls/media-plans'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { given, refused } from '../../../../calls/answer.ts'
import { eq } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { advertisers } from '../../../identity/index.ts'
import { answerAdvertiser } from '../../accounts/campaigns/answer-advertiser.ts'
import { countPlans, findPlan, isPlan, plansOf } from './plan-store.ts'
import { mediaPlans } from './tables.ts'

const answerList = answerAdvertiser(listMediaPlans, async ({ ports, account }) =>
  given(await plansOf(ports.db, account.id)),
)

async function answerWith(db: Sql, advertiserId: AdvertiserId, id: string) {
  const plan = await findPlan(db, advertiserId, id)
  return plan === undefined ? refused('not-found') : given(plan)
}

const answerGet = answerAdvertiser(getMediaPlan, ({ ports, account }, { plan_id: id }) =>
  answerWith(ports.db, account.id, id),
)

/** Locks the ad account, so that two requests at once don't go beyond the limit; true when it is reached. */
async function isFull(tx: Sql, id: AdvertiserId): Promise<boolean> {
  await tx
    .select({ id: advertisers.id })
    .from(advertisers)
    .where(eq(advertisers.id, id))
    .for('update')
  return (await countPlans(tx, id)) >= limits.mediaPlansMax
}

const tooMany = () => refused('media-plans-many', { max: limits.mediaPlansMax })

const answerCreate = answerAdvertiser(
  createMediaPlan,
  ({ ports, account, actorId }, { name, plan }) => {
    const id = ports.ids.next()
    return ports.db.transaction(async (tx) => {
      if (await isFull(tx, account.id)) return tooMany()
      await tx.insert(mediaPlans).values({
        id,
        advertiserId: account.id,
        authorId: actorId,
        name,
        plan,
        updatedAt: ports.clock.now(),
      })
      return answerWith(tx, account.id, id)
    })
  },
)

const answerUpdate = answerAdvertiser(
  updateMediaPlan,
  async ({ ports, account, actorId }, { plan_id: id, name, plan }) => {
    const { db, clock } = ports
    if ((await findPlan(db, account.id, id)) === undefined) return refused('not-found')
    await db
      .update(mediaPlans)
      .set({
        ...(name === undefined ? {} : { name }),
        ...(plan === undefined ? {} : { plan }),
        authorId: actorId,
        updatedAt: clock.now(),
      })
      .where(isPlan(account.id, id))
    return answerWith(db, account.id, id)
  },
)

const answerDelete = answerAdvertiser(
  deleteMediaPlan,
  ({ ports, account }, { plan_id: id, is_deleted: isDeleted }) =>
    ports.db.transaction(async (tx) => {
      const which = isPlan(account.id, id)
      if (!isDeleted) {
        if (await isFull(tx, account.id)) return tooMany()
        await tx.update(mediaPlans).set({ deletedAt: null }).where(which)
        return answerWith(tx, account.id, id)
      }
      const before = await findPlan(tx, account.id, id)
      if (before === undefined) return refused('not-found')
      await tx.update(mediaPlans).set({ deletedAt: ports.clock.now() }).where(which)
      return given(before)
    }),
)

/** Handlers of the calls of saved plans. */
export const mediaPlanCalls = [answerList, answerGet, answerCreate, answerUpdate, answerDelete]
