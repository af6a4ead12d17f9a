import { microPerUnit } from '@tessera/contracts/ads/micro'
import { AdGroupId, AdId, AdvertiserId, CampaignId, type UserId } from '@tessera/contracts/ids'
import type {
  adBusinesses,
  adGroups,
  ads,
  advertiserBilling,
  campaigns,
} from '@tessera/server/contexts/ads/accounts/campaigns/tables'
import type {
  ledgerEntries,
  ledgerTransactions,
} from '@tessera/server/contexts/ads/money/ledger/tables'
import type { businessAccess } from '@tessera/server/contexts/identity/access/tables'
import type { advertiserPeople } from '@tessera/server/contexts/identity/ad-accounts/tables'
import type { DemoWorld } from '../content/demo-entities.ts'
import { chanceFrom, seedFrom } from '../pictures/chance.ts'
import { day, finder, type Making, type RowOf, worldDays } from './making.ts'
import type { Original } from './pin-rows.ts'

/** Returns the ad accounts of businesses. */
export function advertiserRows(
  world: DemoWorld,
  { ids, now }: Making,
  idOf: (username: string) => UserId,
) {
  return world.advertisers.map((advertiser) => ({
    owner: advertiser.owner,
    row: {
      id: AdvertiserId.parse(ids.next()),
      ownerId: idOf(advertiser.owner),
      name: advertiser.name,
      country: world.people.find(({ username }) => username === advertiser.owner)?.country ?? 'US',
      currency: advertiser.currency,
      createdAt: new Date(now.getTime() - worldDays * day),
    },
    people: advertiser.people.map(idOf),
  }))
}

/** Ad accounts with their owners. */
export type Advertisers = ReturnType<typeof advertiserRows>

/** Returns the people who may act for an ad account, beside its owner. */
export const advertiserPeopleRows = (all: Advertisers): readonly RowOf<typeof advertiserPeople>[] =>
  all.flatMap(({ row, people }) =>
    people.map((userId) => ({ advertiserId: row.id, userId, createdAt: row.createdAt })),
  )

/** The amount that each demo account may still spend; its ads run for years. */
const leftMicro = 1_000_000_000_000

/** Returns how ad accounts pay: all of them paid ahead. */
export const billingRows = (all: Advertisers): readonly RowOf<typeof advertiserBilling>[] =>
  all.map(({ row }) => ({
    advertiserId: row.id,
    mode: 'prepaid',
    isReady: true,
    leftMicro,
  }))

/** Returns who is behind ad accounts. */
export const adBusinessRows = (all: Advertisers): readonly RowOf<typeof adBusinesses>[] =>
  all.map(({ row, owner }) => ({
    advertiserId: row.id,
    legalName: row.name,
    street: 'Demo Street 1',
    postalCode: '10115',
    city: 'Sampletown',
    taxId: '',
    website: `https://${owner}.example/`,
    updatedAt: row.createdAt,
  }))

interface LedgerRows {
  readonly transactions: RowOf<typeof ledgerTransactions>[]
  readonly entries: RowOf<typeof ledgerEntries>[]
}

/** Returns the credit that is all that demo accounts may spend, so that the ledger says the same. */
export function ledgerRows(all: Advertisers, { ids }: Making): LedgerRows {
  const rows: LedgerRows = { transactions: [], entries: [] }
  for (const { row } of all) {
    const id = BigInt(ids.next())
    const { id: advertiserId, currency, createdAt: at } = row
    rows.transactions.push({
      id,
      at,
      advertiserId,
      reference: `demo credit ${advertiserId}`,
      kind: 'credit',
      about: { code: 'DEMO' },
    })
    const of = { transactionId: id, advertiserId, currency }
    rows.entries.push(
      { ...of, position: 0, account: 'credits', amountMicro: leftMicro },
      { ...of, position: 1, account: 'prepaid', amountMicro: -leftMicro },
    )
  }
  return rows
}

interface PromotedRows {
  readonly campaigns: RowOf<typeof campaigns>[]
  readonly adGroups: RowOf<typeof adGroups>[]
  readonly ads: RowOf<typeof ads>[]
}

/** Returns the campaigns of promoted pins, each with an ad group for everybody and an ad. */
export function promotedRows(
  world: DemoWorld,
  all: Advertisers,
  made: readonly Original[],
  { ids, now }: Making,
): PromotedRows {
  const originalOf = finder(made.map((each) => [each.pin.title, each]))
  const advertiserOf = finder(all.map((each) => [each.owner, each.row.id]))
  const rows: PromotedRows = { campaigns: [], adGroups: [], ads: [] }
  for (const title of world.promoted) {
    const { pin, row } = originalOf(title)
    const chance = chanceFrom(seedFrom(`promoted ${title}`))
    // The oldest ones have run for longer than the figures go back; no ad is older than its pin.
    const ago = chance.between(20, 64) * day
    const createdAt = new Date(Math.max(now.getTime() - ago, row.createdAt.getTime() + day / 2))
    const campaignId = CampaignId.parse(ids.next())
    const adGroupId = AdGroupId.parse(ids.next())
    rows.campaigns.push({
      id: campaignId,
      advertiserId: advertiserOf(pin.creator),
      name: title,
      objective: 'CONSIDERATION',
      state: 'active',
      dailyBudgetMicro: chance.pick(5, 12, 20, 35) * microPerUnit,
      startsAt: createdAt,
      endsAt: null,
      madeWith: 'quick_promote',
      createdBy: row.pinnerId,
      createdAt,
    })
    rows.adGroups.push({
      id: adGroupId,
      campaignId,
      name: title,
      state: 'active',
      targeting: {},
      billed: 'click',
    })
    rows.ads.push({
      id: AdId.parse(ids.next()),
      adGroupId,
      pinId: row.id,
      destinationUrl: row.link ?? null,
      state: 'active',
      review: 'approved',
      createdAt,
    })
  }
  return rows
}

/** Returns the people who may act for a business. */
export const agentRows = (
  world: DemoWorld,
  idOf: (username: string) => UserId,
  now: Date,
): readonly RowOf<typeof businessAccess>[] =>
  world.agents.map(({ business, username, permission }) => ({
    subjectId: idOf(business),
    userId: idOf(username),
    permissions: [permission],
    createdAt: new Date(now.getTime() - 30 * day),
  }))
