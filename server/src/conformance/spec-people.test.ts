import { advertisers as advertisersOf } from '@tessera/contracts/calls/access'
import { blockUser, followUser } from '@tessera/contracts/calls/follows'
import { createPin, getPin, savePin } from '@tessera/contracts/calls/pins'
import { shareSuggestionsTypeahead } from '@tessera/contracts/calls/share-suggestions'
import { getUser } from '@tessera/contracts/calls/users'
import { AdvertiserId, type PinId, type UserId } from '@tessera/contracts/ids'
import { describe, expect, test } from 'vitest'
import { media } from '../contexts/base/media/tables.ts'
import { businessAccess } from '../contexts/identity/access/tables.ts'
import { users } from '../contexts/identity/accounts/tables.ts'
import { advertiserPeople, advertisers } from '../contexts/identity/ad-accounts/tables.ts'
import { pins } from '../contexts/pins/pins/tables.ts'
import { officialDomains } from '../contexts/pins/users/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { tile } from './crowd.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`data of people on ${kind}`, () => {
    const service = openedService(open)

    const changed = (id: UserId, what: Partial<typeof users.$inferInsert>) =>
      service().ports.db.update(users).set(what).where(eq(users.id, id))

    const portrayed = async (person: Person, fullName: string) => {
      const [picture] = await service().ports.db.select({ id: media.id }).from(media).limit(1)
      const self = await selfOf(person)
      await changed(self.id, { fullName, portraitId: picture?.id ?? null })
      return self
    }

    const pinOf = async (person: Person, link: string) => {
      const board = await boardOf(person, link)
      const image_base64 = await tile()
      return person.done(createPin, { board_id: board.id, image_base64, link })
    }

    const domainOf = async (person: Person, id: PinId) =>
      (await person.done(getPin, { id })).link_domain

    test('S3.15 a person has an id, a name, a username, a picture, and whether the viewer follows them', async () => {
      const [one, other] = [await member(service()), await member(service())]
      const self = await portrayed(other, 'Mira Okafor')
      await one.done(followUser, { user_id: self.id })
      const seen = {
        id: self.id,
        username: self.username,
        full_name: 'Mira Okafor',
        image_medium_url: expect.stringMatching(/^\/media\/.+\/236x\.webp$/),
      }
      const asked = { username: self.username }
      expect(await one.done(getUser, asked)).toMatchObject({ ...seen, followed_by_me: true })
      expect(await visitor(service()).done(getUser, asked)).toMatchObject({
        ...seen,
        followed_by_me: false,
      })
    })

    test('S3.18 a link’s domain names the verified owner of its site, and nobody who only claims it', async () => {
      const { db, clock } = service().ports
      const [shop, maker] = [await member(service()), await member(service())]
      const { id } = await selfOf(shop)
      await changed(id, { listedWebsiteUrl: 'https://brass.example/' })
      const pin = await pinOf(maker, 'https://www.brass.example/lamp')
      expect(await domainOf(maker, pin.id)).toEqual({ name: 'brass.example', official_user: null })
      await db
        .insert(officialDomains)
        .values({ domain: 'brass.example', userId: id, createdAt: clock.now() })
      await maker.done(followUser, { user_id: id })
      const official = await domainOf(maker, pin.id)
      expect(official?.official_user).toMatchObject({ id, followed_by_me: true })
      const other = await pinOf(maker, 'https://notbrass.example/lamp')
      expect((await domainOf(maker, other.id))?.official_user).toBeNull()
      await maker.done(blockUser, { user_id: id })
      expect((await domainOf(maker, pin.id))?.official_user).toBeNull()
    })

    test('S3.19 an ad account has an id and an owner, and is shown only to people who may act for it', async () => {
      const { db, ids, clock } = service().ports
      const [owner, helper, agent, reader, stranger] = await Promise.all(
        Array.from({ length: 5 }, () => member(service())),
      )
      if (!owner || !helper || !agent || !reader || !stranger) throw new Error()
      const id = AdvertiserId.parse(ids.next())
      const { id: ownerId, username } = await selfOf(owner)
      const createdAt = clock.now()
      await db.insert(advertisers).values({ id, ownerId, name: 'Lamps', createdAt })
      const userId = (await selfOf(helper)).id
      await db.insert(advertiserPeople).values({ advertiserId: id, userId, createdAt })
      for (const [person, permission] of [
        [agent, 'ADS'],
        [reader, 'ANALYTICS'],
      ] as const)
        await db.insert(businessAccess).values({
          subjectId: ownerId,
          userId: (await selfOf(person)).id,
          permissions: [permission],
          createdAt,
        })
      const account = { id, owner_user_id: ownerId, owner_username: username, name: 'Lamps' }
      for (const person of [owner, helper, agent])
        expect(await person.done(advertisersOf, {})).toMatchObject([account])
      for (const person of [reader, stranger])
        expect(await person.done(advertisersOf, {})).toEqual([])
    })

    test('S3.33 a person who is suggested has an id, a full name, a username and a picture', async () => {
      const [one, other] = [await member(service()), await member(service())]
      const { id, username } = await portrayed(other, 'Quince Harrow')
      const found = await one.done(shareSuggestionsTypeahead, { term: username })
      expect(found).toEqual([
        {
          type: 'user',
          id,
          full_name: 'Quince Harrow',
          username,
          image_medium_url: expect.stringMatching(/^\/media\//),
        },
      ])
    })

    test('S3.49 a closeup has a card of the idea’s creator and of its sponsor', async () => {
      const { db } = service().ports
      const [maker, saver, sponsor] = [
        await member(service()),
        await member(service()),
        await member(service()),
      ]
      const self = await portrayed(maker, 'Mira Okafor')
      const payer = await portrayed(sponsor, 'Lumen')
      await changed(self.id, { isVerifiedIdentity: true, isVerifiedMerchant: true })
      await saver.done(followUser, { user_id: self.id })
      const pin = await pinOf(maker, 'https://made.example/')
      const cardOf = async (id: PinId) =>
        (await visitor(service()).done(getPin, { id })).creator_card
      const card = {
        id: self.id,
        username: self.username,
        follower_count: 1,
        followed_by_me: false,
        full_name: 'Mira Okafor',
        is_verified_identity: true,
        is_verified_merchant: true,
        image_url: expect.stringMatching(/^\/media\//),
        profile_url: `/${self.username}/`,
      }
      expect(await cardOf(pin.id)).toEqual({
        ...card,
        sponsor_name: null,
        sponsor_username: null,
        sponsorship_status: 0,
      })
      for (const sponsorship of [2, 3]) {
        await db.update(pins).set({ sponsorId: payer.id, sponsorship }).where(eq(pins.id, pin.id))
        const board = await boardOf(saver, `Saved ${sponsorship}`)
        const saved = await saver.done(savePin, { pin_id: pin.id, board_id: board.id })
        expect(await cardOf(saved.id)).toEqual({
          ...card,
          sponsor_name: 'Lumen',
          sponsor_username: payer.username,
          sponsorship_status: sponsorship,
        })
      }
    })
  })
