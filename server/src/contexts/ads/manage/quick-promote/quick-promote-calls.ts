import {
  defaultAdCountry,
  needsAdsConsent,
  promoteConstants,
} from '@tessera/contracts/ads/countries'
import { roundedReach } from '@tessera/contracts/ads/reach'
import {
  createAdAccount,
  estimateReach,
  getQuickPromote,
  giveAdsConsent,
  promotablePins,
  quickPromote,
  saveAdBusiness,
} from '@tessera/contracts/calls/quick-promote'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { type AdvertiserId, PinId, type UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { answerMember, given, refused } from '../../../../calls/answer.ts'
import { badBookmark, idOfBookmark, pageOf } from '../../../../calls/bookmark.ts'
import type { MemberVisit } from '../../../../calls/visit.ts'
import { eq, sql } from '../../../../platform/database/sql.ts'
import { actingFor, adAccountsOf, mayPay, users } from '../../../identity/index.ts'
import {
  adAccount,
  businessOf,
  ensureAdAccount,
  hasConsented,
} from '../../accounts/campaigns/ad-accounts.ts'
import { pinsToPromote, promotablePin } from '../../accounts/campaigns/promotable-pins.ts'
import { adBusinesses, adsConsents } from '../../accounts/campaigns/tables.ts'
import { countReach } from '../../delivery/audiences/reach.ts'
import { audiencesIn, hasStrangeAudience } from '../../delivery/audiences/unfit-audiences.ts'
import { hasBilling, lockAccount, refreshReady } from '../../money/billing/account.ts'
import { recordAct } from '../../money/billing/record-act.ts'
import { promotePin } from './quick-promote.ts'

/** Returns the ad account that was named; without a name the viewer's own, never one of others. */
const accountIn = (
  accounts: readonly Advertiser[],
  wanted: AdvertiserId | undefined,
  viewerId: UserId,
): Advertiser | undefined =>
  accounts.find(({ id, owner_user_id }) =>
    wanted === undefined ? owner_user_id === viewerId : id === wanted,
  )

async function countryOf({ ports, viewer, addressCountry }: MemberVisit): Promise<string> {
  const [row] = await ports.db
    .select({ country: sql<string | null>`upper(${users.country})` })
    .from(users)
    .where(eq(users.id, viewer.id))
  const country = row?.country ?? addressCountry ?? defaultAdCountry
  return /^[A-Z]{2}$/.test(country) ? country : defaultAdCountry
}

const pinnersOf = (viewerId: UserId, advertiser: Advertiser | undefined): readonly UserId[] =>
  advertiser === undefined ? [viewerId] : [viewerId, advertiser.owner_user_id]

const answerGet = answerMember(getQuickPromote, async (visit, input) => {
  const { db } = visit.ports
  const viewerId = visit.viewer.id
  const accounts = await adAccountsOf(db, viewerId)
  const wanted = input.advertiser_id
  const advertiser = accountIn(accounts, wanted, viewerId)
  if (wanted !== undefined && advertiser === undefined) return refused('not-allowed')
  const country = advertiser?.country ?? (await countryOf(visit))
  const business = advertiser && (await businessOf(db, advertiser.id))
  const pinners = pinnersOf(viewerId, advertiser)
  const pin = input.pin_id && (await promotablePin(db, input.pin_id, { viewerId, pinners }))
  return given({
    advertiser: advertiser ?? null,
    advertisers: [...accounts],
    country,
    currency: advertiser?.currency ?? promoteConstants(country).currency,
    needs_consent: needsAdsConsent(country) && !(await hasConsented(db, viewerId)),
    business: business === undefined ? null : shownBusiness(business),
    has_billing: advertiser !== undefined && (await hasBilling(db, advertiser.id)),
    pin: pin ?? null,
    is_pin_gone: input.pin_id !== undefined && pin === undefined,
  })
})

const shownBusiness = (row: Omit<typeof adBusinesses.$inferSelect, 'advertiserId'>) => ({
  legal_name: row.legalName,
  street: row.street,
  postal_code: row.postalCode,
  city: row.city,
  website: row.website,
  tax_id: row.taxId,
})

const answerPins = answerMember(promotablePins, async ({ ports, viewer }, input) => {
  const before = idOfBookmark(input.bookmark)
  if (before === 'unreadable') return badBookmark
  const wanted = input.advertiser_id
  const accounts = wanted === undefined ? [] : await adAccountsOf(ports.db, viewer.id)
  const advertiser = accounts.find(({ id }) => id === wanted)
  if (wanted !== undefined && advertiser === undefined) return refused('not-allowed')
  const found = await pinsToPromote(ports.db, {
    viewerId: viewer.id,
    pinners: pinnersOf(viewer.id, advertiser),
    before: before === undefined ? undefined : PinId.parse(before),
    most: input.page_size + 1,
  })
  const page = pageOf(found, input.page_size, ({ pin }) => [pin.id])
  return given([...page.rows], page.bookmark)
})

const answerCreateAccount = answerMember(createAdAccount, async ({ ports, viewer }, input) => {
  await ensureAdAccount(ports, viewer, { country: input.country, zone: input.time_zone })
  const own = (await adAccountsOf(ports.db, viewer.id)).find(
    ({ owner_user_id }) => owner_user_id === viewer.id,
  )
  return own === undefined ? refused('unexpected') : given(own)
})

const answerConsent = answerMember(giveAdsConsent, async ({ ports, viewer }) => {
  await ports.db
    .insert(adsConsents)
    .values({ userId: viewer.id, givenAt: ports.clock.now() })
    .onConflictDoNothing()
  return given(null)
})

const answerBusiness = answerMember(saveAdBusiness, async ({ ports, viewer }, input) => {
  const { advertiser_id, legal_name, postal_code, tax_id, ...same } = input
  const acting = await actingFor(ports.db, viewer, { advertiser_id })
  const may = await mayPay(ports.db, viewer.id, advertiser_id)
  // Documents are written to these details, so that people with ads alone say them once.
  const isFirst = (await businessOf(ports.db, advertiser_id)) === undefined
  const account = await adAccount(ports.db, advertiser_id)
  if (account === undefined || !(may || (acting.ok && isFirst))) return refused('not-allowed')
  const facts = {
    ...same,
    legalName: legal_name,
    postalCode: postal_code,
    taxId: tax_id,
    updatedAt: ports.clock.now(),
  }
  await ports.db.transaction(async (tx) => {
    await lockAccount(tx, ports, advertiser_id)
    await tx
      .insert(adBusinesses)
      .values({ advertiserId: advertiser_id, ...facts })
      .onConflictDoUpdate({ target: adBusinesses.advertiserId, set: facts })
    const act = { actorId: viewer.id, deed: 'billing-details-changed' } as const
    await recordAct(tx, ports, account, act)
    await refreshReady(tx, advertiser_id)
  })
  return given(shownBusiness(facts))
})

const answerReach = answerMember(estimateReach, async ({ ports, viewer }, { targeting_spec }) => {
  if (audiencesIn(targeting_spec).length > 0) {
    const accounts = (await adAccountsOf(ports.db, viewer.id)).map(({ id }) => id)
    if (await hasStrangeAudience(ports.db, accounts, targeting_spec))
      return refused('audience-unknown')
  }
  const counted = await countReach(ports, targeting_spec, ports.clock.now())
  return given({ reach: roundedReach(counted) ?? null, floor: limits.reachFloor })
})

const answerPromote = answerMember(quickPromote, async ({ ports, viewer }, input) => {
  const acting = await actingFor(ports.db, viewer, { advertiser_id: input.advertiser_id })
  if (!acting.ok) return refused(acting.code)
  const account = await adAccount(ports.db, input.advertiser_id)
  if (account === undefined) return refused('not-allowed')
  const promoted = await promotePin(ports, { input, account, viewerId: viewer.id })
  if ('ok' in promoted) return promoted
  const { review, ...created } = promoted
  ports.log.info('ads.promoted', { user: viewer.id, campaign: created.campaign_id, review })
  return given({ ...created, is_waiting: review !== 'approved' })
})

/** Handlers of the calls that promote a pin. */
export const quickPromoteCalls = [
  answerGet,
  answerPins,
  answerCreateAccount,
  answerConsent,
  answerBusiness,
  answerReach,
  answerPromote,
]
