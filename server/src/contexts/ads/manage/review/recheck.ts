import { PinId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { alias } from '../../../../platform/database/define-tables.ts'
import { and, asc, eq, gt, ne, type SQL } from '../../../../platform/database/sql.ts'
import { defineJob, defineSweep } from '../../../../platform/jobs/define-job.ts'
import type { Ports } from '../../../../ports.ts'
import { handleJob } from '../../../base/handle-job.ts'
import { advertisers } from '../../../identity/index.ts'
import { pins } from '../../../pins/index.ts'
import { reviewOf } from '../../accounts/campaigns/review.ts'
import { adGroups, ads, campaigns } from '../../accounts/campaigns/tables.ts'
import { decideAds } from './decide.ts'

/** Ads that are looked at in one step of the hourly check. */
const chunk = 200

/** Checks the ads of one idea again. */
export const recheckIdeaJob = defineJob({
  name: 'recheck-idea',
  payload: z.strictObject({ pin_id: PinId }),
})

const changedPins = alias(pins, 'changed_pins')

const running = (db: Ports['db']) =>
  db
    .select({
      id: ads.id,
      destination: ads.destinationUrl,
      link: pins.link,
      title: pins.title,
      description: pins.description,
      campaign: campaigns.name,
      country: advertisers.country,
    })
    .from(ads)
    .innerJoin(adGroups, eq(adGroups.id, ads.adGroupId))
    .innerJoin(campaigns, eq(campaigns.id, adGroups.campaignId))
    .innerJoin(advertisers, eq(advertisers.id, campaigns.advertiserId))
    .innerJoin(pins, eq(pins.id, ads.pinId))
    .$dynamic()

const isRunning = (which: SQL | undefined) =>
  and(eq(ads.review, 'approved'), ne(ads.state, 'archived'), which)

type Running = Awaited<ReturnType<typeof running>>[number]

async function recheck(ports: Ports, found: readonly Running[]): Promise<void> {
  for (const { id, destination, link, title, description, campaign, country } of found) {
    const texts = [title, description, campaign]
    const review = await reviewOf(ports, { link: destination ?? link ?? '', texts, country })
    if (review === 'approved') continue
    const decision = { decision: review, reason: null, decidedBy: 'check' } as const
    await ports.db.transaction((tx) => decideAds(tx, [id], decision, ports))
    ports.log.info('ads.waiting', { ad: id })
  }
}

/**
 * Checks the ads of an idea again, whose words or link its creator changed: what was approved isn't what
 * is shown now. What doesn't pass waits for the operator.
 */
export const handleIdeaRechecks = handleJob(recheckIdeaJob, async (ports, { payload }) => {
  const ofIdea = running(ports.db)
    .innerJoin(changedPins, eq(changedPins.originId, pins.originId))
    .where(isRunning(eq(changedPins.id, payload.pin_id)))
  await recheck(ports, await ofIdea)
})

/** Checks all ads again every hour: domains and words are added to the tables of unsafe ones. */
export const handleAdRechecks = handleJob(
  defineSweep({ name: 'recheck-ads', everySeconds: 3_600 }),
  async (ports) => {
    let after: Running['id'] | undefined
    do {
      const found = await running(ports.db)
        .where(isRunning(after === undefined ? undefined : gt(ads.id, after)))
        .orderBy(asc(ads.id))
        .limit(chunk)
      await recheck(ports, found)
      after = found.length < chunk ? undefined : found.at(-1)?.id
    } while (after !== undefined)
  },
)
