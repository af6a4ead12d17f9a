import { dailyBudgetBounds } from '@tessera/contracts/ads/countries'
import type { CampaignEdit } from '@tessera/contracts/calls/campaign-edits'
import type { Ports } from '../../../../ports.ts'
import { blockedLinks } from '../../../base/link-lists/flags.ts'
import { dayIn } from '../../accounts/campaigns/day-in-zone.ts'
import { promotedPins } from '../../accounts/campaigns/promotable-pins.ts'
import { tagIdsOf } from '../../conversions/tag-store.ts'
import { audiencesIn, ownAudiences } from '../../delivery/audiences/unfit-audiences.ts'
import { reservePrice } from '../../delivery/bids/auction.ts'
import { currencyScale } from '../../delivery/bids/currency-scale.ts'
import { ownKeywordSources } from '../../delivery/keywords/keyword-owner.ts'
import type { EditBy } from './edit-by.ts'
import type { EditFacts } from './edit-facts.ts'

const newPinsOf = (edits: readonly CampaignEdit[]) =>
  edits.flatMap(({ ad_groups = [] }) =>
    ad_groups.flatMap(({ ads = [] }) => ads.flatMap(({ fields }) => fields.pin_id ?? [])),
  )

const audiencesOf = ({ ad_groups = [] }: CampaignEdit) =>
  ad_groups.flatMap(({ fields }) => audiencesIn(fields.targeting ?? {}))

const linksOf = ({ ad_groups = [] }: CampaignEdit) =>
  ad_groups.flatMap(({ ads = [] }) => ads.flatMap(({ fields }) => fields.destination_url ?? []))

/** Loads what decides whether edits fit. */
export async function findEditFacts(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { account, actorId }: EditBy,
  edits: readonly CampaignEdit[],
): Promise<EditFacts> {
  const pinners = [account.ownerId, ...(actorId === null ? [] : [actorId])]
  const daily = dailyBudgetBounds(account.country)
  const scale = currencyScale(account.currency) ?? 0
  return {
    today: dayIn(account.timeZone, clock.now()),
    currency: account.currency,
    minDailyMicro: daily.min,
    maxDailyMicro: daily.max,
    minBidMicro: {
      click: reservePrice('click', scale),
      impression: reservePrice('impression', scale),
    },
    pins: await promotedPins(db, [...new Set(newPinsOf(edits))], pinners),
    audiences: await ownAudiences(db, account.id, edits.flatMap(audiencesOf)),
    keywordOwners: await ownKeywordSources(db, account.id, {
      campaignIds: edits.flatMap(({ keywords_of }) => keywords_of ?? []),
      adGroupIds: edits.flatMap(({ ad_groups = [] }) =>
        ad_groups.flatMap(({ keywords_of }) => keywords_of ?? []),
      ),
    }),
    blockedLinks: await blockedLinks(db, edits.flatMap(linksOf)),
    tags: new Set(await tagIdsOf(db, account.id)),
  }
}
