import { needsAdsConsent } from '@tessera/contracts/ads/countries'
import { campaignTrees, editCampaigns } from '@tessera/contracts/calls/campaign-edits'
import { given, refused } from '../../../../calls/answer.ts'
import { badBookmark, idOfBookmark, pageOf } from '../../../../calls/bookmark.ts'
import { hasConsented } from '../../accounts/campaigns/ad-accounts.ts'
import { answerAdvertiser } from '../../accounts/campaigns/answer-advertiser.ts'
import { applyEdits } from './apply-edits.ts'
import { treesOf } from './trees.ts'

const answerTrees = answerAdvertiser(campaignTrees, async ({ ports, account }, input) => {
  const before = idOfBookmark(input.bookmark)
  if (before === 'unreadable') return badBookmark
  const { campaign_ids: ids, states, page_size } = input
  const now = ports.clock.now()
  // Campaigns that are named come at once.
  if (ids !== undefined)
    return given([...(await treesOf(ports.db, account, { ids, states, most: ids.length, now }))])
  const found = await treesOf(ports.db, account, { states, before, most: page_size + 1, now })
  const page = pageOf(found, page_size, ({ campaign_id }) => [campaign_id])
  return given([...page.rows], page.bookmark)
})

const answerEdits = answerAdvertiser(editCampaigns, async (visit, input) => {
  const { ports, account, actorId, language } = visit
  const consenting = actorId ?? account.ownerId
  if (needsAdsConsent(account.country) && !(await hasConsented(ports.db, consenting)))
    return refused('ads-consent-needed')
  const madeWith = actorId === null ? 'api' : (input.made_with ?? 'ads_manager')
  const by = { account, actorId, madeWith, language }
  const isDryRun = input.dry_run === true
  const results = await applyEdits(ports, by, input.campaigns, { isDryRun })
  if (!isDryRun) {
    const refusals = results.filter(({ faults }) => faults.length > 0).length
    const about = { advertiser: account.id, campaigns: results.length, refusals }
    ports.log.info('ads.edited', { ...about, user: actorId, token: visit.grant?.tokenId })
  }
  return given([...results])
})

/** Handlers of the calls that edit campaigns. */
export const campaignEditCalls = [answerTrees, answerEdits]
