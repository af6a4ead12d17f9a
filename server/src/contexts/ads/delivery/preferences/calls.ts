import {
  getAdPreferences,
  getAdReason,
  hideAdvertiser,
  showAdvertiser,
  updateAdPreferences,
} from '@tessera/contracts/calls/ad-preferences'
import type { UserId } from '@tessera/contracts/ids'
import { answer, answerMember, given, refused } from '../../../../calls/answer.ts'
import type { Sql } from '../../../base/sql.ts'
import { openServedAd } from '../../accounts/campaigns/served-ad.ts'
import { forgetTouches } from '../../conversions/touches.ts'
import { audienceKindsOf } from '../audiences/audience-kinds.ts'
import { forgetAudiences } from '../audiences/keep-acts.ts'
import { leaveExperiments } from '../experiments/people.ts'
import { reasonOf } from './reason.ts'
import * as store from './store.ts'

const nobody = { interests: [], audiences: [], isPersonalized: false, isHidden: false }

const answerReason = answer(getAdReason, async ({ ports, viewer }, { token }) => {
  const { db, secrets } = ports
  const served = openServedAd(secrets, token)
  // The reasons hold facts about the person whom the ad was shown to.
  if (served === undefined || served.viewerId !== (viewer?.id ?? null)) return refused('not-found')
  const ad = await store.findAd(db, served.adId)
  if (ad === undefined) return refused('not-found')
  const { advertiserId, name, targeting } = ad
  const about =
    viewer === null
      ? nobody
      : {
          interests: await store.topicsOf(db, viewer.id),
          audiences: await audienceKindsOf(db, viewer.id, targeting),
          isPersonalized: await store.isPersonalizedFor(db, viewer.id),
          isHidden: await store.isHiddenFor(db, viewer.id, advertiserId),
        }
  return given({
    advertiser_id: advertiserId,
    name,
    ...reasonOf(served, targeting, about),
    is_hidden: about.isHidden,
  })
})

const answerHide = answerMember(hideAdvertiser, async ({ ports, viewer }, input) => {
  const named = await store.findAdvertiserName(ports.db, input.advertiser_id)
  if (named === undefined) return refused('not-found')
  await store.hide(ports.db, viewer.id, named.advertiser_id, ports.clock.now())
  return given(named)
})

const answerShow = answerMember(showAdvertiser, async ({ ports, viewer }, input) => {
  const named = await store.findAdvertiserName(ports.db, input.advertiser_id)
  if (named === undefined) return refused('not-found')
  await store.show(ports.db, viewer.id, named.advertiser_id)
  return given(named)
})

const preferencesOf = async (db: Sql, userId: UserId) => ({
  is_personalized: await store.isPersonalizedFor(db, userId),
  hidden: await store.hiddenFor(db, userId),
})

const answerPreferences = answerMember(getAdPreferences, async ({ ports, viewer }) =>
  given(await preferencesOf(ports.db, viewer.id)),
)

const answerUpdate = answerMember(updateAdPreferences, async ({ ports, viewer }, input) => {
  await store.setPersonalized(ports.db, viewer.id, input.is_personalized)
  if (!input.is_personalized) {
    await forgetTouches(ports.db, viewer.id)
    await forgetAudiences(ports.db, viewer.id)
    await leaveExperiments(ports.db, viewer.id)
  }
  return given(await preferencesOf(ports.db, viewer.id))
})

/** Handlers of the calls about what people say about ads. */
export const adPreferenceCalls = [
  answerReason,
  answerHide,
  answerShow,
  answerPreferences,
  answerUpdate,
]
