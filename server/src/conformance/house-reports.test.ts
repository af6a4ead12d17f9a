import { listHouseLog } from '@tessera/contracts/calls/house-log'
import { liftSuspension, seePerson, suspendPerson } from '@tessera/contracts/calls/house-people'
import { decideReports, houseReports } from '@tessera/contracts/calls/house-reports'
import { uploadImage } from '@tessera/contracts/calls/media'
import { getPin, reportPin } from '@tessera/contracts/calls/pins'
import { createAdAccount } from '@tessera/contracts/calls/quick-promote'
import { createScheduledPin } from '@tessera/contracts/calls/scheduled-pins'
import { Envelope } from '@tessera/contracts/envelope'
import { z } from '@tessera/contracts/schema'
import { beforeAll, describe, expect, test } from 'vitest'
import { grantOfToken } from '../contexts/ads/accounts/api-tokens/grant.ts'
import { apiTokens } from '../contexts/ads/accounts/api-tokens/tables.ts'
import { reportCases } from '../contexts/house/cases/tables.ts'
import { publishDue } from '../contexts/pins/scheduled-pins/publish.ts'
import { eq } from '../platform/database/sql.ts'
import { sha256OfText } from '../platform/secrets/sha256.ts'
import { oneDatabase } from './database-kinds.ts'
import { drawnScene } from './drawn-scene.ts'
import { type Keeper, keeper } from './house-keeper.ts'
import { idOf } from './instances.ts'
import { made } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { emailsTo } from './outbox-of.ts'
import { boardOf, business, member, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

const reason = 'For the test'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`reported pins on ${kind}`, () => {
    let now = Date.now()
    const clock = { now: () => new Date(now) }
    const service = openedService(() => open({ clock }))
    let moderator: Keeper
    beforeAll(async () => {
      moderator = await keeper(service(), 'moderator')
    }, 90_000)
    const queue = () => moderator.person.done(houseReports, {})
    const decide = async (pin_id: string, decision: string, more = {}) =>
      (await moderator.person.call(decideReports, { pin_id, decision, reason, ...more })).error
        ?.code ?? 'done'
    const subjects = async (email: string) =>
      (await emailsTo(service(), email)).map(({ subject }) => subject)

    test('reports of a pin are one case, the most harmful first, and a decision is told to both sides', async () => {
      const creator = await member(service())
      const board = await boardOf(creator, 'Lamps')
      const { id: mild } = await made(creator, board, { title: 'A lamp' })
      const { id: harmful } = await made(creator, board, { title: 'Another lamp' })
      const [one, other] = await Promise.all([member(service()), member(service())])
      for (const person of [one, other])
        await person.done(reportPin, { pin_id: mild, reason: 'spam' })
      await one.done(reportPin, { pin_id: harmful, reason: 'violence' })
      // A second report of the same person replaces the first.
      await one.done(reportPin, { pin_id: mild, reason: 'copyright' })
      const cases = (await queue()).filter(({ pin_id }) => [mild, harmful].includes(pin_id))
      expect(cases.map(({ pin_id, reports }) => [pin_id, reports])).toEqual([
        [harmful, 1],
        [mild, 2],
      ])
      expect(cases[1]?.reasons).toEqual(
        expect.arrayContaining([
          { reason: 'spam', count: 1 },
          { reason: 'copyright', count: 1 },
        ]),
      )
      const creatorId = await idOf(creator)
      const seen = await moderator.person.done(seePerson, { user_id: creatorId })
      expect(seen.reports).toEqual({ total: 3, open: 3 })
      expect(await decide(mild, 'dismiss')).toBe('done')
      expect(await decide(mild, 'dismiss')).toBe('not-found')
      expect(await decide(harmful, 'remove')).toBe('done')
      expect((await visitor(service()).call(getPin, { id: harmful })).error?.code).toBe('not-found')
      expect((await visitor(service()).call(getPin, { id: mild })).error).toBeNull()
      const { email } = await selfOf(creator)
      expect(await subjects(email)).toContain('We removed a Pin of yours from Tessera')
      const told = await subjects((await selfOf(one)).email)
      expect(told.filter((subject) => subject === 'About your report on Tessera')).toHaveLength(2)
      // A later report opens the case again, and counts what came since.
      now += 1_000
      await other.done(reportPin, { pin_id: mild, reason: 'hate' })
      const again = (await queue()).find(({ pin_id }) => pin_id === mild)
      expect(again).toMatchObject({ reports: 1, reasons: [{ reason: 'hate', count: 1 }] })
    })

    test('a decision that suspends needs the proof of a suspension, and rolls back whole without it', async () => {
      const creator = await member(service())
      const board = await boardOf(creator, 'Lamps')
      const { id: pin } = await made(creator, board, { title: 'A lamp' })
      await (await member(service())).done(reportPin, { pin_id: pin, reason: 'hate' })
      expect(await decide(pin, 'suspend')).toBe('factor-needed')
      const past = { until: new Date(now - 1).toISOString(), ...moderator.proof() }
      expect(await decide(pin, 'suspend', past)).toBe('house-until-past')
      const [open] = await service()
        .ports.db.select()
        .from(reportCases)
        .where(eq(reportCases.pinId, pin))
      expect(open?.decidedAt).toBeNull()
      expect(await decide(pin, 'suspend', moderator.proof())).toBe('done')
      const owner = await keeper(service(), 'owner')
      const [entry] = await owner.person.done(listHouseLog, { act: 'reports.decide' })
      expect(entry).toMatchObject({ object: pin, after: { decision: 'suspend' } })
    })

    test('the tokens and scheduled pins of a suspended person rest until it is lifted', async () => {
      const { ports } = service()
      const studio = await business(service())
      const id = await idOf(studio)
      const zone = { country: 'US', time_zone: 'UTC' }
      const account = await studio.done(createAdAccount, zone)
      const [token] = await ports.db
        .insert(apiTokens)
        .values({
          id: ports.ids.next(),
          advertiserId: account.id,
          name: 'Shop',
          hash: sha256OfText('a token'),
          ending: 'oken',
          scopes: ['conversions:write'],
          createdBy: id,
          createdAt: clock.now(),
        })
        .returning()
      expect((await grantOfToken(ports, 'a token'))?.tokenId).toBe(token?.id)
      const board = await boardOf(studio, 'Planned lamps')
      const response = await studio.send(uploadImage.path, {
        method: 'POST',
        headers: { 'Content-Type': 'image/png' },
        body: await drawnScene(911),
      })
      const sent = Envelope.parse(await response.json()).resource_response.data
      const minute = 60_000
      await studio.done(createScheduledPin, {
        board_id: board.id,
        media_upload_id: z.parse(uploadImage.output, sent).id,
        title: 'A planned lamp',
        publish_at: new Date(now + 20 * minute).toISOString(),
      })
      const later = { ...ports, clock: { now: () => new Date(now + 30 * minute) } }
      const about = () => ({ user_id: id, reason, ...moderator.proof() })
      await moderator.person.done(suspendPerson, { ...about(), until: null })
      expect(await grantOfToken(ports, 'a token')).toBeUndefined()
      expect(await publishDue(later)).toBe(0)
      await moderator.person.done(liftSuspension, about())
      expect((await grantOfToken(ports, 'a token'))?.tokenId).toBe(token?.id)
      expect(await publishDue(later)).toBe(1)
    })
  })
