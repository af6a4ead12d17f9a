import { UserId } from '@tessera/contracts/ids'
import type { follows, interests, officialDomains } from '@tessera/server/contexts/pins/users/tables'
import type { DemoPerson, DemoWorld } from '../content/demo-entities.ts'
import { chanceFrom, seedFrom } from '../pictures/chance.ts'
import { day, type Making, type RowOf, worldDays } from './making.ts'

/** Returns the people as rows, without follower counts. */
export function peopleRows(world: DemoWorld, making: Making) {
  const { ids, now, passwordHash, portraits } = making
  return world.people.map((person, index) => {
    const chance = chanceFrom(seedFrom(person.username))
    const isBusiness = person.kind === 'business'
    const years = Math.floor(chance.between(21, 68))
    return {
      id: UserId.parse(ids.next()),
      email: person.email,
      emailVerifiedAt: now,
      username: person.username,
      fullName: person.name,
      firstName: isBusiness ? person.name : (person.name.split(' ')[0] ?? ''),
      about: person.about,
      country: person.country,
      passwordHash: person.comesBy === undefined ? passwordHash : null,
      state: person.state ?? ('active' as const),
      connectedToGoogle: person.comesBy?.includes('google') ?? false,
      connectedToFacebook: person.comesBy?.includes('facebook') ?? false,
      connectedToApple: person.comesBy?.includes('apple') ?? false,
      portraitId: portraits[index] ?? null,
      birthday: `${now.getUTCFullYear() - years}-0${Math.floor(chance.between(1, 10))}-17`,
      isPartner: isBusiness,
      isVerifiedMerchant: isBusiness,
      needsMfa: person.needsMfa ?? false,
      listedWebsiteUrl: person.site === undefined ? null : `https://${person.site}/`,
      createdAt: new Date(now.getTime() - (worldDays + chance.between(40, 700)) * day),
      firstSavedAt: new Date(now.getTime() - worldDays * day),
    }
  })
}

/** The people as rows. */
export type PeopleRows = ReturnType<typeof peopleRows>

/** Returns the verified domains of businesses. */
export const officialDomainRows = (
  world: DemoWorld,
  idOf: (username: string) => UserId,
  createdAt: Date,
): readonly RowOf<typeof officialDomains>[] =>
  world.people.flatMap(({ kind, site, username }) =>
    kind === 'business' && site !== undefined
      ? [{ domain: site, userId: idOf(username), createdAt }]
      : [],
  )

/** True when one person follows another: more often with a shared theme, and for shops. */
function isFollower(one: DemoPerson, other: DemoPerson): boolean {
  const chance = chanceFrom(seedFrom(`${one.username} follows ${other.username}`))
  if (other.kind === 'business') return chance.often(0.42)
  const isKindred = one.themes.some((theme) => other.themes.includes(theme))
  return chance.often(isKindred ? 0.7 : 0.14)
}

/** Returns the follows between people. */
export function followRows(world: DemoWorld, people: PeopleRows, now: Date) {
  return world.people.flatMap((one, from) =>
    world.people.flatMap((other, to): RowOf<typeof follows>[] => {
      const [follower, followed] = [people[from], people[to]]
      if (from === to || follower === undefined || followed === undefined) return []
      // Disabled accounts neither follow nor have followers.
      if (one.state !== undefined || other.state !== undefined) return []
      if (!isFollower(one, other)) return []
      const chance = chanceFrom(seedFrom(`${one.username} since ${other.username}`))
      const createdAt = new Date(now.getTime() - chance.between(1, worldDays) * day)
      return [{ followerId: follower.id, followedId: followed.id, createdAt }]
    }),
  )
}

/** Returns the people with their follower and following counts. */
export function withFollowers(people: PeopleRows, all: readonly RowOf<typeof follows>[]) {
  const followers = Map.groupBy(all, ({ followedId }) => followedId)
  const following = Map.groupBy(all, ({ followerId }) => followerId)
  return people.map((person) => ({
    ...person,
    followerCount: followers.get(person.id)?.length ?? 0,
    followingCount: following.get(person.id)?.length ?? 0,
  }))
}

/** Returns the topics that people follow. */
export function interestRows(
  world: DemoWorld,
  idOf: (username: string) => UserId,
  now: Date,
): readonly RowOf<typeof interests>[] {
  return world.interests.map(({ username, topic }) => ({
    userId: idOf(username),
    topic,
    createdAt: now,
  }))
}
