import { AdvertiserId, type UserId } from '@tessera/contracts/ids'
import type { businessAccess } from '@tessera/server/domains/access/tables'
import type { advertiserPeople, promotions } from '@tessera/server/domains/ads/tables'
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

/** Returns the promoted pins. */
export function promotionRows(
  world: DemoWorld,
  all: Advertisers,
  made: readonly Original[],
  now: Date,
): readonly RowOf<typeof promotions>[] {
  const originalOf = finder(made.map((each) => [each.pin.title, each]))
  const advertiserOf = finder(all.map((each) => [each.owner, each.row.id]))
  return world.promoted.map((title) => {
    const { pin, row } = originalOf(title)
    const chance = chanceFrom(seedFrom(`promoted ${title}`))
    return {
      pinId: row.id,
      advertiserId: advertiserOf(pin.creator),
      startsAt: new Date(now.getTime() - chance.between(1, 14) * day),
      endsAt: chance.often(0.5) ? null : new Date(now.getTime() + chance.between(30, 90) * day),
      dailyBudgetMicro: chance.pick(5, 12, 20, 35) * 1_000_000,
      createdAt: new Date(now.getTime() - 15 * day),
    }
  })
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
