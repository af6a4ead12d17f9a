import { boardFilePath, getExport, startExport } from '@tessera/contracts/calls/account-export'
import { createNote } from '@tessera/contracts/calls/board-notes'
import { archiveBoard, orderBoards, updateBoard, userBoards } from '@tessera/contracts/calls/boards'
import { createComment } from '@tessera/contracts/calls/comments'
import { followUser } from '@tessera/contracts/calls/follows'
import { finishUpload } from '@tessera/contracts/calls/media'
import { getNotifications } from '@tessera/contracts/calls/notifications'
import { createPin, savePin, updatePin } from '@tessera/contracts/calls/pins'
import { keepProduct } from '@tessera/contracts/calls/products'
import {
  cancelRestore,
  getRestore,
  getRestoreLeftOut,
  pauseRestore,
  planRestore,
  type Restore,
  resumeRestore,
  startRestore,
  undoRestore,
} from '@tessera/contracts/calls/restores'
import { createScheduledPin } from '@tessera/contracts/calls/scheduled-pins'
import { createSection } from '@tessera/contracts/calls/sections'
import { UserId } from '@tessera/contracts/ids'
import { demoFlagSource, demoFlags } from '@tessera/demo/guards/flagged-domains'
import { unzipSync, zipSync } from 'fflate'
import { describe, expect, test, vi } from 'vitest'
import { media } from '../contexts/base/media/tables.ts'
import { users } from '../contexts/identity/accounts/tables.ts'
import { compareLibraries, libraryIn } from '../contexts/pins/library/testing/compare-libraries.ts'
import { replaceList } from '../contexts/pins/offsite/replace-list.ts'
import { pins } from '../contexts/pins/pins/tables.ts'
import { addProduct } from '../contexts/pins/products/add-product.ts'
import { restores } from '../contexts/pins/restores/tables.ts'
import { and, eq, isNull, sql } from '../platform/database/sql.ts'
import { tinyMp4 } from '../platform/video/testing/tiny-videos.ts'
import { oneDatabase } from './database-kinds.ts'
import { made } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person, password } from './person.ts'
import { plainProduct } from './plain-product.ts'
import { uploaded } from './resumable-upload.ts'
import { selfOf } from './self-of.ts'

const day = 86_400_000
const told = { durationMs: 83_400, width: 1_080, height: 1_920 }

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`restores on ${kind}`, () => {
    const service = openedService(() => open({ sample: null }))

    const downloaded = async (person: Person) => {
      await person.done(startExport, { password })
      const { url } = await vi.waitFor(
        async () => {
          const file = await person.done(getExport, {})
          expect(file.state).toBe('ready')
          return file
        },
        { timeout: 30_000, interval: 100 },
      )
      return new Uint8Array(await (await person.send(url ?? '')).arrayBuffer())
    }
    const planned = async (person: Person, bytes: Uint8Array<ArrayBuffer>) =>
      person.done(planRestore, { upload_id: await uploaded(person, bytes) })
    const ended = (person: Person): Promise<Restore> =>
      vi.waitFor(
        async () => {
          const found = await person.done(getRestore, {})
          if (found === null || found.state === 'running' || found.state === 'undoing')
            throw new Error('It still runs.')
          return found
        },
        { timeout: 30_000, interval: 100 },
      )
    const restored = async (person: Person, bytes: Uint8Array<ArrayBuffer>) => {
      const plan = await planned(person, bytes)
      await person.done(startRestore, { id: plan.id, keep_public: true })
      return ended(person)
    }
    const business = async () => {
      const person = await member(service())
      const own = eq(users.id, UserId.parse((await selfOf(person)).id))
      await service().ports.db.update(users).set({ isPartner: true }).where(own)
      return person
    }
    const countOf = async (person: Person) => {
      const own = eq(pins.pinnerId, UserId.parse((await selfOf(person)).id))
      return service().ports.db.$count(pins, and(own, isNull(pins.deletedAt)))
    }

    /** A library with one of everything, and what other people have in it. */
    const library = async () => {
      const [person, other] = [await business(), await member(service())]
      const { db, clock } = service().ports
      const [lamps, vases, empty] = [
        await boardOf(person, 'Lamps'),
        await boardOf(person, 'Vases', 'secret'),
        await boardOf(person, 'Empty'),
      ]
      await person.done(updateBoard, { board_id: lamps.id, description: 'Oak & brass' })
      const [second, first] = [
        await person.done(createSection, { board_id: lamps.id, name: 'Second' }),
        await person.done(createSection, { board_id: lamps.id, name: 'First' }),
      ]
      const oak = await made(person, lamps, { title: 'Oak', link: 'https://oak.example/' })
      await addProduct(
        db,
        oak.id,
        { ...plainProduct, brand: 'Oak & Co', price: { amount: 1_990, currency: 'EUR' } },
        new Date(clock.now().getTime() - 40 * day),
      )
      await db
        .update(pins)
        .set({ priceAmount: 1_990, priceCurrency: 'EUR' })
        .where(eq(pins.id, oak.id))
      await person.done(keepProduct, { pin_id: oak.id, price: null, tells_from: 1_500 })
      await person.done(savePin, { pin_id: oak.id, board_id: vases.id, description: 'My own' })
      const film = await person.done(finishUpload, {
        upload_id: await uploaded(person, tinyMp4(told)),
      })
      const subtitles = 'WEBVTT\n\n00:01.000 --> 00:02.000\nSnow\n'
      await person.done(createPin, {
        board_id: lamps.id,
        section: second.id,
        media_upload_id: film.id,
        title: 'A film',
        alt_text: 'Snow on a roof',
        video: { captions: { text: subtitles, language: 'en' } },
      })
      const brass = await made(person, lamps, { title: 'Brass', color: '#b08d57' })
      const theirs = await made(other, await boardOf(other, 'Theirs'), { title: 'Glass' })
      await person.done(savePin, {
        pin_id: theirs.id,
        board_id: lamps.id,
        section: first.id,
        description: 'For the hall',
      })
      await person.done(createComment, { pin_id: brass.id, text: 'Heavy' })
      await person.done(createComment, { pin_id: theirs.id, text: 'Lovely' })
      await person.done(createNote, { board_id: vases.id, title: 'Measure', text: '30 cm' })
      await person.done(createScheduledPin, {
        board_id: lamps.id,
        media_upload_id: film.id,
        title: 'Tomorrow',
        publish_at: new Date(clock.now().getTime() + 3 * day).toISOString(),
      })
      await person.done(updateBoard, { board_id: lamps.id, cover_pin_id: brass.id })
      await person.done(orderBoards, { board_ids: [vases.id, empty.id, lamps.id] })
      await person.done(archiveBoard, { board_id: empty.id, archived: true })
      await person.done(followUser, { user_id: (await selfOf(other)).id })
      await db.execute(
        sql`update pins set place = ${brass.id}::bigint - 1 where id = ${oak.id}::bigint`,
      )
      await db.execute(sql`update pins set created_at = now() - interval '400 days',
        place = place where board_id = ${lamps.id}::bigint`)
      return { person, other, lamps, bytes: await downloaded(person) }
    }

    test('a library with everything in it comes back whole from its own download, once, and is undone', async () => {
      const { person, bytes } = await library()
      const twin = await business()
      const plan = await planned(twin, bytes)
      expect(plan).toMatchObject({ state: 'planned', public_boards: 2, past_schedules: 0 })
      expect(plan.counts).toContainEqual({ kind: 'pins', count: 5 })
      expect(plan.expected).toContainEqual({ why: 'person', count: 1 })
      expect(await countOf(twin)).toBe(0)
      await twin.done(startRestore, { id: plan.id, keep_public: true })
      const done = await ended(twin)
      expect(done).toMatchObject({ state: 'done', already_here: 0 })
      expect(done.made).toContainEqual({ kind: 'pins', count: 5 })
      const left = await twin.done(getRestoreLeftOut, { id: plan.id })
      expect(left.items.map(({ kind: of, why }) => [of, why])).toEqual([
        ['comments', 'no-pin'],
        ['people', 'person'],
      ])
      const [first, second] = [libraryIn(bytes), libraryIn(await downloaded(twin))]
      // The comment on a Pin of somebody else belongs to their Pin.
      const own = first.comments?.filter(({ text }) => text !== 'Lovely') ?? []
      expect(compareLibraries({ ...first, comments: own }, second)).toEqual([])
      const bell = await twin.done(getNotifications, {})
      expect(bell.map(({ data }) => data)).toContainEqual({ what: 'restore' })

      const again = await restored(twin, bytes)
      expect(again.made.filter(({ kind: of }) => of !== 'kept')).toEqual([])
      expect(await countOf(twin)).toBe(5)

      const home = await restored(person, bytes)
      expect(home.made.filter(({ kind: of }) => of !== 'kept')).toEqual([])
      expect(await countOf(person)).toBe(5)

      await service().ports.db.delete(restores).where(eq(restores.id, again.id))
      await twin.done(undoRestore, { id: plan.id })
      expect(await ended(twin)).toMatchObject({ state: 'undone', made: [] })
      expect(await countOf(twin)).toBe(0)
      expect(await twin.done(userBoards, { user_id: (await selfOf(twin)).id })).toEqual([])
    }, 90_000)

    test('a board is downloaded whole by its owner, with notes that they may read, and by nobody else', async () => {
      const [person, other] = [await member(service()), await member(service())]
      const board = await boardOf(person, 'Lamps')
      const link = 'https://oak.example/'
      await made(person, board, { title: 'Oak', link, description: '=1+1' })
      await made(person, board, { title: 'Brass', color: '#123456' })
      const path = `${boardFilePath}${board.id}/`
      expect((await other.send(path)).status).toBe(404)
      const answer = await person.send(path)
      expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox")
      const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
      const text = (name: string) => new TextDecoder().decode(files[name])
      expect(Object.keys(files).filter((name) => name.startsWith('pictures/'))).toHaveLength(2)
      expect(text('board.csv').split('\r\n')).toHaveLength(4)
      expect(text('board.csv')).toContain("Oak,'=1+1,https://oak.example/")
      expect(text('bookmarks.html')).toContain(`HREF="${link}"`)
      expect(text('board.html').match(/src="data:image\/webp/g)).toHaveLength(2)
    })

    test('a picture that was changed or lies about its type is left out by name, and another account reaches no restore', async () => {
      const [person, other] = [await member(service()), await member(service())]
      const board = await boardOf(person, 'Lamps')
      const kept = await made(person, board, { title: 'Kept', color: '#123456' })
      await person.done(updatePin, { id: kept.id, is_sensitive: true })
      await made(person, board, { title: 'Listed', link: 'https://malware.example/x' })
      await made(person, board, { title: 'Lies', color: '#654321' })
      await made(person, board, { title: 'Gone', color: '#abcdef' })
      const files = unzipSync(await downloaded(person))
      const [, , lying = '', gone = ''] = Object.keys(files).filter((name) =>
        name.startsWith('pictures/'),
      )
      files[lying] = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')
      delete files[gone]
      const plan = await planned(other, new Uint8Array(zipSync(files, { level: 0 })))
      expect(plan.expected).toEqual([{ why: 'no-file', count: 1 }])
      const { id } = plan
      for (const call of [startRestore, pauseRestore, resumeRestore, cancelRestore, undoRestore])
        expect((await person.call(call, { id })).error?.code).toBe('restore-gone')
      expect((await person.call(getRestoreLeftOut, { id })).error?.code).toBe('restore-gone')
      const { db, clock } = service().ports
      await replaceList(db, { source: demoFlagSource, rows: demoFlags, now: clock.now() })
      await other.done(startRestore, { id })
      await other.call(pauseRestore, { id })
      await other.call(resumeRestore, { id })
      await ended(other)
      const { items } = await other.done(getRestoreLeftOut, { id })
      expect(items).toEqual([
        { kind: 'pins', name: 'Listed', why: 'not-allowed' },
        { kind: 'pins', name: 'Lies', why: 'file-unreadable' },
        { kind: 'pins', name: 'Gone', why: 'no-file' },
      ])
      expect(await countOf(other)).toBe(1)
      const own = eq(media.ownerId, UserId.parse((await selfOf(other)).id))
      const marks = db.select({ by: media.sensitiveBy }).from(media)
      expect(await marks.where(and(own, sql`${media.clearKey} is not null`))).toEqual([
        { by: 'author' },
      ])
      const boards = await other.done(userBoards, { user_id: (await selfOf(other)).id })
      expect(boards.map(({ name, privacy }) => [name, privacy])).toEqual([['Lamps', 'secret']])
    })
  })
