import { businessProfiles } from '@tessera/contracts/calls/access'
import { movePins } from '@tessera/contracts/calls/actions'
import { createBoard, updateBoard } from '@tessera/contracts/calls/boards'
import { updatePin } from '@tessera/contracts/calls/pins'
import { createSection } from '@tessera/contracts/calls/sections'
import type { Permission } from '@tessera/contracts/entities/permission'
import { AdvertiserId, PinId, type UserId } from '@tessera/contracts/ids'
import { describe, expect, test } from 'vitest'
import { media } from '../contexts/base/media/tables.ts'
import { actingFor } from '../contexts/identity/access/acting-for.ts'
import { businessAccess } from '../contexts/identity/access/tables.ts'
import { users } from '../contexts/identity/accounts/tables.ts'
import { advertiserPeople, advertisers } from '../contexts/identity/ad-accounts/tables.ts'
import { scheduledPins } from '../contexts/pins/scheduled-pins/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { authenticatorOwner, phoneOwner } from './guarded-person.ts'
import { made } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

const idOf = async (person: Person): Promise<UserId> => (await selfOf(person)).id

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`acting for others on ${kind}`, () => {
    const service = openedService(open)

    /** A member, and a business that lets them do these things. */
    const granted = async (permissions: Permission[]) => {
      const { db, clock } = service().ports
      const person = await member(service())
      const [userId, subjectId] = [await idOf(person), await idOf(await member(service()))]
      if (permissions.length > 0)
        await db
          .insert(businessAccess)
          .values({ subjectId, userId, permissions, createdAt: clock.now() })
      const act = (options: Parameters<typeof actingFor>[2]) =>
        actingFor(db, { id: userId }, options)
      return { person, userId, subjectId, act }
    }

    const advertiserOf = async (ownerId: UserId) => {
      const { db, ids, clock } = service().ports
      const id = AdvertiserId.parse(ids.next())
      await db.insert(advertisers).values({ id, ownerId, name: 'Ads', createdAt: clock.now() })
      return { id, ownerId }
    }

    /** Gives an account a portrait, and a pin that is published later. */
    const pictured = async (ownerId: UserId) => {
      const { db, ids, clock } = service().ports
      const [picture] = await db.select({ id: media.id }).from(media).limit(1)
      if (picture === undefined) throw new Error('There is no picture.')
      await db.update(users).set({ portraitId: picture.id }).where(eq(users.id, ownerId))
      await db.insert(scheduledPins).values({
        id: PinId.parse(ids.next()),
        ownerId,
        mediaId: picture.id,
        method: 'pinbuilder',
        title: 'Tomorrow',
        description: '',
        altText: '',
        publishAt: clock.now(),
        createdAt: clock.now(),
      })
    }

    const barred = { ok: false, code: 'not-allowed' }

    test('a call that names nobody acts for its caller', async () => {
      const { userId, act } = await granted([])
      const self = { ok: true, userId, subjectId: null, advertiser: null }
      expect(await act({})).toEqual(self)
      expect(await act({ orbac_subject_id: userId })).toEqual(self)
    })

    test('S6.8 people with its permission act for a business or its boards, and nobody else', async () => {
      for (const permission of ['OWNER', 'CONTENT'] as const) {
        const { subjectId, act } = await granted([permission])
        expect(await act({ orbac_subject_id: subjectId })).toEqual({
          ok: true,
          userId: subjectId,
          subjectId,
          advertiser: null,
        })
      }
      for (const permissions of [[], ['ADS'], ['ANALYTICS']] satisfies Permission[][]) {
        const { subjectId, act } = await granted(permissions)
        expect(await act({ orbac_subject_id: subjectId }), permissions.join()).toEqual(barred)
      }
    })

    test('S6.5 an ad account’s owner, its people and its owner’s ads managers act for it', async () => {
      const owner = await granted([])
      const own = await advertiserOf(owner.userId)
      expect(await owner.act({ advertiser_id: own.id })).toMatchObject({
        userId: owner.userId,
        advertiser: own,
      })
      const stranger = await granted([])
      expect(await stranger.act({ advertiser_id: own.id })).toEqual(barred)
      const createdAt = service().ports.clock.now()
      const row = { advertiserId: own.id, userId: stranger.userId, createdAt }
      await service().ports.db.insert(advertiserPeople).values(row)
      expect(await stranger.act({ advertiser_id: own.id })).toEqual({
        ok: true,
        userId: stranger.userId,
        subjectId: null,
        advertiser: own,
      })
      for (const [permission, may] of [
        ['OWNER', true],
        ['CONTENT', true],
        ['ADS', true],
        ['ANALYTICS', false],
      ] as const) {
        const { subjectId, userId, act } = await granted([permission])
        const advertiser = await advertiserOf(subjectId)
        const acting = await act({ advertiser_id: advertiser.id })
        expect(acting, permission).toEqual(
          may ? { ok: true, userId, subjectId: null, advertiser } : barred,
        )
      }
      const unknown = AdvertiserId.parse('1')
      expect(await owner.act({ advertiser_id: unknown })).toEqual(barred)
    })

    test('nobody posts in the name of a limited business, and its colleagues still read for it', async () => {
      const { subjectId, act, person } = await granted(['CONTENT'])
      const { db } = service().ports
      await db.update(users).set({ limitedAt: new Date() }).where(eq(users.id, subjectId))
      const asked = { name: 'Lamps', orbac_subject_id: subjectId }
      expect((await person.call(createBoard, asked)).error?.code).toBe('account-limited')
      const board = await boardOf(await member(service()), 'Lamps')
      const theirs = { board_id: board.id, orbac_subject_id: subjectId }
      const { id: pinId } = await made(person, await boardOf(person, 'Mine'), { title: 'A lamp' })
      const note = { id: pinId, note: 'Buy it', orbac_subject_id: subjectId }
      for (const { error } of [
        await person.call(movePins, { ...theirs, pin_ids: [pinId], new_board_id: board.id }),
        await person.call(createSection, { ...theirs, name: 'Desk' }),
        await person.call(updateBoard, { ...theirs, name: 'Ours' }),
        await person.call(updatePin, note),
      ])
        expect(error?.code).toBe('account-limited')
      expect((await act({ orbac_subject_id: subjectId })).ok).toBe(true)
      await db.update(users).set({ limitedAt: null }).where(eq(users.id, subjectId))
      expect((await person.call(createBoard, asked)).error).toBeNull()
    })

    test('with a business and its ad account named, an ads manager stays themself', async () => {
      const content = await granted(['CONTENT'])
      const first = await advertiserOf(content.subjectId)
      expect(
        await content.act({ orbac_subject_id: content.subjectId, advertiser_id: first.id }),
      ).toEqual({
        ok: true,
        userId: content.subjectId,
        subjectId: content.subjectId,
        advertiser: first,
      })
      const ads = await granted(['ADS'])
      const second = await advertiserOf(ads.subjectId)
      expect(await ads.act({ orbac_subject_id: ads.subjectId, advertiser_id: second.id })).toEqual({
        ok: true,
        userId: ads.userId,
        subjectId: null,
        advertiser: second,
      })
      expect(await ads.act({ orbac_subject_id: ads.subjectId, advertiser_id: first.id })).toEqual(
        barred,
      )
      // A member's own ad account isn't the business's.
      const own = await advertiserOf(content.userId)
      expect(
        await content.act({ orbac_subject_id: content.subjectId, advertiser_id: own.id }),
      ).toEqual(barred)
    })

    test('S3.52 S6.11 where a second factor is required, only an owner acts without one', async () => {
      for (const [permission, may] of [
        ['OWNER', true],
        ['CONTENT', false],
      ] as const) {
        const { subjectId, act, person } = await granted([permission])
        await service()
          .ports.db.update(users)
          .set({ needsMfa: true })
          .where(eq(users.id, subjectId))
        expect((await act({ orbac_subject_id: subjectId })).ok, permission).toBe(may)
        const profiles = await person.done(businessProfiles, {})
        expect(profiles[subjectId]?.viewerMeetsMfaRequirement).toBe(false)
      }
    })

    test('a person with a second factor meets the requirement of a business, and sees its boards', async () => {
      const { db, clock } = service().ports
      const owner = await member(service())
      const subjectId = await idOf(owner)
      const board = await boardOf(owner, 'Behind the counter', 'secret')
      await db.update(users).set({ needsMfa: true }).where(eq(users.id, subjectId))
      for (const [person, may] of [
        [(await phoneOwner(service())).person, true],
        [(await authenticatorOwner(service())).person, true],
        [await member(service()), false],
      ] as const) {
        const userId = await idOf(person)
        await db
          .insert(businessAccess)
          .values({ subjectId, userId, permissions: ['CONTENT'], createdAt: clock.now() })
        const acting = await actingFor(db, { id: userId }, { orbac_subject_id: subjectId })
        expect(acting.ok).toBe(may)
        const profiles = await person.done(businessProfiles, {})
        expect(profiles[subjectId]?.viewerMeetsMfaRequirement).toBe(may)
        expect((await person.send(board.url)).status).toBe(may ? 200 : 404)
      }
    })

    test('S3.50 S3.51 S3.52 S6.12 S7.27 profiles are the accounts that a person can act for, their own as owner', async () => {
      const { person, userId, subjectId } = await granted(['CONTENT', 'ADS'])
      await service()
        .ports.db.update(users)
        .set({ isPartner: true, isVerifiedMerchant: true, fullName: 'Studio' })
        .where(eq(users.id, subjectId))
      await pictured(subjectId)
      const profiles = await person.done(businessProfiles, {})
      expect(Object.keys(profiles).toSorted()).toEqual([userId, subjectId].toSorted())
      expect(profiles[userId]).toMatchObject({
        id: userId,
        permissions: ['OWNER'],
        user: {
          merchantId: null,
          eligibleForStlTool: false,
          imgUrl: null,
          scheduledPinCount: 0,
        },
        viewerMeetsMfaRequirement: true,
      })
      expect(profiles[subjectId]).toEqual({
        id: subjectId,
        permissions: ['CONTENT', 'ADS'],
        user: {
          username: expect.any(String),
          businessName: 'Studio',
          imgUrl: expect.stringMatching(/^\/media\/.+\/236x\.webp$/),
          merchantId: subjectId,
          eligibleForStlTool: true,
          scheduledPinCount: 1,
        },
        viewerMeetsMfaRequirement: true,
      })
      expect((await visitor(service()).call(businessProfiles, {})).error?.code).toBe(
        'log-in-needed',
      )
      expect((await person.send('/vx/business_access/profiles')).status).toBe(200)
      expect((await person.send('/vx/nothing/')).status).toBe(404)
    })
  })
