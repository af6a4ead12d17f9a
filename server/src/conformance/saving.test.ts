import {
  archiveBoard,
  boardPins,
  createBoard,
  getBoard,
  pickerBoards,
  userBoards,
} from '@tessera/contracts/calls/boards'
import { answerInvite, inviteToBoard } from '@tessera/contracts/calls/collaborators'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { deletePin, getPin, savePin } from '@tessera/contracts/calls/pins'
import { createSection } from '@tessera/contracts/calls/sections'
import { getUser } from '@tessera/contracts/calls/users'
import { getViewer } from '@tessera/contracts/calls/viewer'
import type { Pin } from '@tessera/contracts/entities/pin'
import { describe, expect, test } from 'vitest'
import { gatheredSaves, pins } from '../contexts/pins/pins/tables.ts'
import { changeWords } from '../contexts/pins/pins/words.ts'
import { eq, sql } from '../platform/database/sql.ts'
import { databaseKinds } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person, visitor } from './person.ts'

const firstPin = async (person: Person): Promise<Pin> => {
  const [pin] = await person.done(homeFeed, {})
  if (pin === undefined) throw new Error('The feed is empty.')
  return pin
}

const addressOf = (url: string) => {
  const [, username = '', slug = ''] = url.split('/').map(decodeURIComponent)
  return { username, slug }
}

for (const { kind, open } of databaseKinds)
  describe(`saving on ${kind}`, () => {
    const service = openedService(open)

    test('a person signs up, creates a board, saves a pin, and the board shows it', async () => {
      const person = await member(service())
      const pin = await firstPin(person)
      const board = await boardOf(person, 'Quiet rooms')
      const saved = await person.done(savePin, { pin_id: pin.id, board_id: board.id })
      expect(saved).toMatchObject({ pin_id: pin.id, is_first_save: true, board: { id: board.id } })
      const shown = await person.done(boardPins, { board_id: board.id })
      expect(shown.map(({ id, title }) => ({ id, title }))).toEqual([
        { id: saved.id, title: pin.title },
      ])
      const card = await person.done(getBoard, addressOf(board.url))
      expect(card).toMatchObject({ pin_count: 1, image_cover_url: pin.images['236x'].url })
    })

    test('a saved pin tells only its viewer which of their boards has it', async () => {
      const person = await member(service())
      const pin = await firstPin(person)
      const board = await boardOf(person, 'Kept')
      await person.done(savePin, { pin_id: pin.id, board_id: board.id })
      expect((await person.done(getPin, { id: pin.id })).pinned_to_board?.id).toBe(board.id)
      expect((await visitor(service()).done(getPin, { id: pin.id })).pinned_to_board).toBeNull()
    })

    test('saving a pin twice to one board is one save', async () => {
      const person = await member(service())
      const pin = await firstPin(person)
      const board = await boardOf(person, 'Twice')
      const first = await person.done(savePin, { pin_id: pin.id, board_id: board.id })
      const second = await person.done(savePin, { pin_id: first.id, board_id: board.id })
      expect(second).toMatchObject({ id: first.id, is_first_save: false })
      expect((await person.done(getBoard, addressOf(board.url))).pin_count).toBe(1)
      expect(await person.done(boardPins, { board_id: board.id })).toHaveLength(1)
    })

    test('S4.4 saves at once leave every count right, and one of them is the first', async () => {
      const person = await member(service())
      const pins = (await person.done(homeFeed, { page_size: 6 })).slice(0, 6)
      const boards = [await boardOf(person, 'One'), await boardOf(person, 'Two')]
      const twice = [...pins, ...pins]
      const saves = await Promise.all(
        boards.flatMap((board) =>
          twice.map((pin) => person.done(savePin, { pin_id: pin.id, board_id: board.id })),
        ),
      )
      expect(saves.filter((save) => save.is_first_save)).toHaveLength(1)
      for (const board of boards) {
        expect((await person.done(getBoard, addressOf(board.url))).pin_count).toBe(pins.length)
        expect(await person.done(boardPins, { board_id: board.id })).toHaveLength(pins.length)
      }
      expect((await person.done(getViewer, {}))?.pin_count).toBe(2 * pins.length)
    })

    // The embedded database has one session, so nobody holds an idea while somebody saves it.
    test.runIf(kind === 'PostgreSQL')(
      'saves of an idea that somebody holds wait for nobody, and all are counted',
      async () => {
        const { db, savesGathered } = service().ports
        const person = await member(service())
        const { id } = await firstPin(person)
        const places = await Promise.all(['A', 'B', 'C'].map((name) => boardOf(person, name)))
        const counted = async () =>
          (await db.select({ saves: pins.saveCount }).from(pins).where(eq(pins.id, id)))[0]?.saves
        const before = (await counted()) ?? 0
        const whileHeld = async <Result>(work: () => Promise<Result>): Promise<Result> => {
          const [held, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
          const holding = db.transaction(async (tx) => {
            await tx.select().from(pins).where(eq(pins.id, id)).for('no key update')
            held.resolve()
            await end.promise
          })
          await held.promise
          const done = await work().finally(end.resolve)
          await holding
          return done
        }
        const saveTo = (board: { readonly id: string } | undefined) =>
          person.done(savePin, { pin_id: id, board_id: board?.id })
        const saves = await whileHeld(() => Promise.all(places.map(saveTo)))
        expect(await counted()).toBe(before)
        // An undone save counts the others first.
        await person.done(deletePin, { id: saves[0]?.id })
        expect(await counted()).toBe(before + 2)
        await whileHeld(() => saveTo(places[0]))
        await savesGathered.count()
        expect(await counted()).toBe(before + 3)
        expect(await db.$count(gatheredSaves)).toBe(0)
      },
    )

    test.runIf(kind === 'PostgreSQL')(
      'a save waits for somebody who changes the words of its idea, and copies the new ones',
      async () => {
        const { ports } = service()
        const { db } = ports
        const person = await member(service())
        const { id } = await firstPin(person)
        const board = await boardOf(person, 'Words')
        const [idea] = await db.select().from(pins).where(eq(pins.id, id))
        if (idea === undefined) throw new Error('The idea is not there.')
        const [held, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
        const changing = db.transaction(async (tx) => {
          const changed = { originId: idea.originId, creatorId: idea.pinnerId, isPublic: true }
          const { description, link, altText } = idea
          await changeWords(tx, ports, changed, { title: 'Said anew', description, link, altText })
          held.resolve()
          await end.promise
        })
        await held.promise
        const saving = person.done(savePin, { pin_id: id, board_id: board.id })
        const waits = sql`select from pg_locks where locktype = 'advisory' and not granted`
        while ((await db.execute(waits)).rowCount === 0);
        end.resolve()
        await changing
        await saving
        const [copy] = await person.done(boardPins, { board_id: board.id })
        expect(copy?.title).toBe('Said anew')
      },
    )

    test('an undone save restores board, mark and counts', async () => {
      const person = await member(service())
      const [kept, pin] = await person.done(homeFeed, { page_size: 2 })
      const board = await boardOf(person, 'Undone')
      await person.done(savePin, { pin_id: kept?.id, board_id: board.id })
      const seen = async () => ({
        board: await person.done(getBoard, addressOf(board.url)),
        pins: (await person.done(boardPins, { board_id: board.id })).map(({ id }) => id),
        mark: (await person.done(getPin, { id: pin?.id })).pinned_to_board,
        viewer: await person.done(getViewer, {}),
      })
      const before = await seen()
      const saved = await person.done(savePin, { pin_id: pin?.id, board_id: board.id })
      expect((await seen()).pins).toEqual([saved.id, ...before.pins])
      await person.done(deletePin, { id: saved.id })
      expect(await seen()).toEqual(before)
    })

    test('only the shortlist names the board that was saved to last', async () => {
      const person = await member(service())
      const pin = await firstPin(person)
      await boardOf(person, 'Never used')
      const board = await boardOf(person, 'Used')
      await person.done(savePin, { pin_id: pin.id, board_id: board.id })
      const shown = await person.done(pickerBoards, { field_set_key: 'shortlist' })
      expect(shown.all_boards).toEqual([])
      expect(shown.boards_shortlist.map(({ id }) => id)).toEqual([board.id])
    })

    test('members see since when they are one', async () => {
      const now = () => service().ports.clock.now().getTime()
      const earliest = now()
      const person = await member(service())
      const since = Date.parse((await person.done(getViewer, {}))?.created_at ?? '')
      expect(since).toBeGreaterThanOrEqual(earliest)
      expect(since).toBeLessThanOrEqual(now())
    })

    test('a person’s pin count is that of their own boards that the viewer may see, whoever saved there', async () => {
      const [owner, friend] = [await member(service()), await member(service())]
      const [one, two] = await owner.done(homeFeed, { page_size: 2 })
      const [open, secret, away] = [
        await boardOf(owner, 'Open'),
        await boardOf(owner, 'Hidden', 'secret'),
        await boardOf(owner, 'Away'),
      ]
      const section = await owner.done(createSection, { board_id: open.id, name: 'Part' })
      const friendId = (await friend.done(getViewer, {}))?.id
      await owner.done(inviteToBoard, { board_id: open.id, invited_user_ids: [friendId] })
      await friend.done(answerInvite, { board_id: open.id, accept: true })
      await friend.done(savePin, { pin_id: one?.id, board_id: open.id, section: section.id })
      for (const board of [secret, away])
        await owner.done(savePin, { pin_id: two?.id, board_id: board.id })
      await owner.done(archiveBoard, { board_id: away.id, archived: true })
      const { username } = addressOf(open.url)
      const countFor = async (person: Person) =>
        (await person.done(getUser, { username })).pin_count
      const shown = await Promise.all(
        [open, secret, away].map(({ url }) => owner.done(getBoard, addressOf(url))),
      )
      expect(shown.map(({ pin_count }) => pin_count)).toEqual([1, 1, 1])
      expect(shown[0]?.sections[0]?.pin_count).toBe(1)
      expect([await countFor(owner), (await owner.done(getViewer, {}))?.pin_count]).toEqual([3, 3])
      expect(await countFor(visitor(service()))).toBe(2)
      expect((await friend.done(getViewer, {}))?.pin_count).toBe(0)
    })

    test('a board of somebody else takes no saves', async () => {
      const [owner, other] = [await member(service()), await member(service())]
      const pin = await firstPin(other)
      const open = await boardOf(owner, 'Open')
      const secret = await boardOf(owner, 'Hidden', 'secret')
      const into = (board: { id: string }) =>
        other.call(savePin, { pin_id: pin.id, board_id: board.id })
      expect((await into(open)).error?.code).toBe('not-allowed')
      expect((await into(secret)).error?.code).toBe('not-found')
    })

    test('a secret board and its pins do not exist for others', async () => {
      const owner = await member(service())
      const pin = await firstPin(owner)
      const board = await boardOf(owner, 'Surprise party', 'secret')
      const saved = await owner.done(savePin, { pin_id: pin.id, board_id: board.id })
      const { username } = addressOf(board.url)
      for (const other of [visitor(service()), await member(service())]) {
        expect((await other.call(getBoard, addressOf(board.url))).error?.code).toBe('not-found')
        expect((await other.call(boardPins, { board_id: board.id })).status).toBe(404)
        expect((await other.call(getPin, { id: saved.id })).status).toBe(404)
        const user = await other.done(getUser, { username })
        expect(user).toMatchObject({ board_count: 0, pin_count: 0 })
        expect(await other.done(userBoards, { user_id: user.id })).toEqual([])
      }
      expect((await owner.done(getUser, { username })).board_count).toBe(1)
    })

    test('a board needs a valid name that its owner has not used', async () => {
      const person = await member(service())
      const made = (name: string) => person.call(createBoard, { name })
      expect((await made('   ')).error?.code).toBe('name-blank')
      const long = await made('x'.repeat(51))
      expect(long.error).toMatchObject({ code: 'name-long', data: { max: 50 } })
      expect(long.error?.message).toBe('Please enter no more than 50 characters.')
      expect((await made(' Été à la mer ')).data).toMatchObject({ name: 'Été à la mer' })
      expect((await made('été à LA mer')).error?.code).toBe('name-taken')
      const similar = await made('Ete a la mer!')
      expect(similar.data?.url).toMatch(/\/ete-a-la-mer-2\/$/)
    })

    test('one name requested twice at once makes one board', async () => {
      const person = await member(service())
      const both = await Promise.all(
        [1, 2, 3].map(() => person.call(createBoard, { name: 'Race' })),
      )
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    })

    test('the picker lists own boards by name, digits last, and suggests a fitting one', async () => {
      const person = await member(service())
      const pin = await firstPin(person)
      for (const name of ['7 wonders', 'zebra', 'Apple']) await boardOf(person, name)
      const { all_boards: all } = await person.done(pickerBoards, {})
      expect(all.map(({ name }) => name)).toEqual(['Apple', 'zebra', '7 wonders'])
      const zebra = all.find(({ name }) => name === 'zebra')
      await person.done(savePin, { pin_id: pin.id, board_id: zebra?.id ?? '' })
      const picker = await person.done(pickerBoards, { pin_id: pin.id })
      expect(picker.boards_shortlist.map(({ name }) => name)).toEqual(['zebra'])
    })

    test('pages of the feed follow without a gap or repeat, while people save', async () => {
      const person = await member(service())
      const whole = await person.done(homeFeed, { page_size: 100 })
      const board = await boardOf(person, 'Meanwhile')
      const ids: string[] = []
      let bookmark: string | null | undefined
      while (bookmark !== null) {
        const came = await person.call(homeFeed, {
          page_size: 5,
          ...(bookmark ? { bookmark } : {}),
        })
        ids.push(...(came.data ?? []).map(({ id }) => id))
        bookmark = came.bookmark
        const seen = ids.at(0)
        if (seen) await person.done(savePin, { pin_id: seen, board_id: board.id })
      }
      expect(ids).toEqual(whole.map(({ id }) => id))
    })
  })
