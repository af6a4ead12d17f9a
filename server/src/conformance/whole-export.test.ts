import { deletePins } from '@tessera/contracts/calls/actions'
import { followUser } from '@tessera/contracts/calls/follows'
import { savePin } from '@tessera/contracts/calls/pins'
import { MediaId, PinId, UserId } from '@tessera/contracts/ids'
import { describe, expect, test } from 'vitest'
import { pinPictures } from '../contexts/pins/pin-parts/tables.ts'
import { scheduledPins } from '../contexts/pins/scheduled-pins/tables.ts'
import { collect } from '../contexts/whole-account/exports/collect.ts'
import { ownRows } from '../contexts/whole-account/own-rows/own-rows.ts'
import {
  chosenTables,
  leftOut,
  wholeTables,
} from '../contexts/whole-account/own-rows/own-tables.ts'
import { sql } from '../platform/database/sql.ts'
import { addCard, pay, payer } from './billing-scene.ts'
import { oneDatabase } from './database-kinds.ts'
import { made } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member } from './person.ts'
import { runningAd } from './running-ad.ts'
import { selfOf } from './self-of.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`what the download of an account leaves out on ${kind}`, () => {
    const service = openedService(() => open({ sample: null }))

    test('each table that leads to a member is in the download, or left out with the reason', async () => {
      const { rows: keys } = await service().ports.db.execute<{ from: string; to: string }>(sql`
        select conrelid::regclass::text as from, confrelid::regclass::text as to
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
      const { rows: named } = await service().ports.db.execute<{ name: string }>(sql`
        select distinct table_name as name from information_schema.columns
        where table_schema = 'public' and data_type = 'bigint' and column_name ~ '(_id|_by)$'`)
      const leading = new Set(['users', ...named.map(({ name }) => name)])
      for (let known = 0; known < leading.size; ) {
        known = leading.size
        for (const { from, to } of keys) if (leading.has(to)) leading.add(from)
      }
      const downloaded = [...chosenTables, ...wholeTables].map(({ name }) => name)
      const said = new Set([...downloaded, ...Object.keys(leftOut)])
      expect([...leading.difference(said)].toSorted()).toEqual([])
      // Addresses and phone numbers lead to members there.
      const led = leading.union(new Set(['mail_outbox', 'mail_suppressions', 'sms_outbox']))
      expect([...said.difference(led)]).toEqual([])
    })

    test('no secret of a table is in the download', async () => {
      const { rows } = await service().ports.db.execute<{ table: string; column: string }>(sql`
        select table_name as table, column_name as column from information_schema.columns
        where table_schema = 'public' and column_name ~ '(hash|secret|token|mac|key|network|browser)'`)
      const shown = rows.filter(({ table, column }) =>
        wholeTables.some(
          ({ name, download }) => name === table && !download.without.includes(column),
        ),
      )
      expect(shown.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual([
        'ad_events.keyword_id',
        'ad_groups.keywords_version',
        'campaigns.keywords_version',
      ])
    })

    test('scheduled Pins, titles of slides, the trash and notifications are in it, and those of nobody else', async () => {
      const [person, other] = [await member(service()), await member(service())]
      const { db, clock, ids } = service().ports
      const { id } = await selfOf(person)
      await other.done(followUser, { user_id: id })
      const board = await boardOf(person, 'Lamps')
      const [kept, gone] = [
        await made(person, board, { title: 'Oak lamp' }),
        await made(person, board, { title: 'Glass lamp' }),
      ]
      const { rows } = await db.execute<{ media_id: string }>(
        sql`select media_id from pins where id = ${kept.id}::bigint`,
      )
      const mediaId = MediaId.parse(rows[0]?.media_id)
      await db.insert(pinPictures).values({
        originId: kept.id,
        role: 'slide',
        position: 0,
        title: 'The other side',
        mediaId,
      })
      const own = UserId.parse(id)
      await db.insert(scheduledPins).values({
        id: PinId.parse(ids.next()),
        ownerId: own,
        byId: own,
        boardId: board.id,
        mediaId,
        title: 'Tomorrow',
        description: '',
        altText: '',
        method: 'pinbuilder',
        publishAt: clock.now(),
        createdAt: clock.now(),
      })
      await person.done(deletePins, { board_id: board.id, pin_ids: [gone.id] })
      const of = async (member: UserId) => ({
        ...(await ownRows(db, member)),
        trash: (await collect(db, member))?.trash,
      })
      expect(await of(own)).toMatchObject({
        scheduled_pins: [{ title: 'Tomorrow' }],
        pin_pictures: [{ title: 'The other side' }],
        notifications: [{ kind: 'followed' }],
        trash: { pins: [{ title: 'Glass lamp' }], boards: [] },
      })
      const theirs = await of(UserId.parse((await selfOf(other)).id))
      expect(theirs).toMatchObject({ trash: { pins: [] } })
      for (const table of ['scheduled_pins', 'pin_pictures', 'notifications'])
        expect(theirs).not.toHaveProperty(table)
    })

    test('pictures of pins in the trash are in it, those that somebody else uploaded too', async () => {
      const { db } = service().ports
      const [person, other] = [await member(service()), await member(service())]
      const board = await boardOf(person, 'Lamps')
      const theirPin = await made(other, await boardOf(other, 'Vases'), { color: '#123456' })
      const own = UserId.parse((await selfOf(person)).id)
      const files = async () => (await collect(db, own))?.files.length
      expect(await files()).toBe(0)
      const saved = await person.done(savePin, { pin_id: theirPin.id, board_id: board.id })
      expect(await files()).toBe(1)
      await person.done(deletePins, { board_id: board.id, pin_ids: [saved.id] })
      expect(await files()).toBe(1)
    })

    test('campaigns with their ads, business details and payments are in it', async () => {
      const account = await payer(service(), { name: 'Lamps & Co' })
      const { person, advertiser_id } = account
      const pin = await made(person, await boardOf(person, 'Shop'), { title: 'Oak lamp' })
      const { adId, campaignId } = await runningAd(service(), advertiser_id, { pinId: pin.id })
      const { db } = service().ports
      await addCard(account, '4242424242424242')
      await pay(account, 20_000_000, 'one')
      expect(await ownRows(db, UserId.parse((await selfOf(person)).id))).toMatchObject({
        advertisers: [{ id: advertiser_id, name: 'Lamps & Co' }],
        campaigns: [{ id: campaignId }],
        ads: [{ id: adId, pin_id: pin.id }],
        ad_businesses: [{ legal_name: 'Lamps & Co' }],
        payments: [{ state: 'succeeded' }],
      })
    })
  })
