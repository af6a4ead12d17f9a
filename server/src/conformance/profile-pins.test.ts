import { trash, undoAction } from '@tessera/contracts/calls/actions'
import { boardPins } from '@tessera/contracts/calls/boards'
import type { InputOf } from '@tessera/contracts/calls/define-call'
import {
  countLibrary,
  deleteLibraryPins,
  libraryPins,
  placeLibraryPins,
  previewLibraryAct,
} from '@tessera/contracts/calls/library'
import { deletePin, savePin, updatePin } from '@tessera/contracts/calls/pins'
import { userPins } from '@tessera/contracts/calls/profile-pins'
import { searchPins } from '@tessera/contracts/calls/search'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { libraryOrders } from '@tessera/contracts/entities/library'
import type { PinId } from '@tessera/contracts/ids'
import { describe, expect, test } from 'vitest'
import { boards } from '../contexts/pins/boards/tables.ts'
import { pins } from '../contexts/pins/pins/tables.ts'
import { blocks } from '../contexts/pins/users/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { clearBusy, markBusy } from './crowd.ts'
import { oneDatabase } from './database-kinds.ts'
import { addBoard, addPin, idOf, type Keeper, keeper } from './ideas.ts'
import { made } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person, visitor } from './person.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`people's pins on ${kind}`, () => {
    const service = openedService(open)

    const shown = async (
      viewer: Person,
      { username }: Pick<Keeper, 'username'>,
      of: 'created' | 'saved',
    ) => (await viewer.done(userPins, { username, kind: of })).map(({ id }) => id)

    test('a person’s created and saved pins are two lists, newest first', async () => {
      const [one, other] = [await keeper(service()), await keeper(service())]
      const theirs = [await addPin(service(), other), await addPin(service(), other)]
      const created = [await addPin(service(), one), await addPin(service(), one)]
      const saves: PinId[] = []
      for (const of of theirs) saves.push(await addPin(service(), one, { of }))
      expect(await shown(visitor(service()), one, 'created')).toEqual(created.toReversed())
      expect(await shown(visitor(service()), one, 'saved')).toEqual(saves.toReversed())
    })

    test('an idea on several boards is listed once, where the viewer may see it', async () => {
      const [one, other] = [await keeper(service()), await keeper(service())]
      const of = await addPin(service(), other)
      const first = await addPin(service(), one, { of })
      const boardId = await addBoard(service(), one.id)
      const second = await addPin(service(), one, { of, boardId })
      const secret = await addBoard(service(), one.id, 'secret')
      await addPin(service(), one, { of, boardId: secret })
      expect(await shown(visitor(service()), one, 'saved')).toEqual([second])
      await service()
        .ports.db.update(boards)
        .set({ deletedAt: service().ports.clock.now() })
        .where(eq(boards.id, boardId))
      expect(await shown(visitor(service()), one, 'saved')).toEqual([first])
    })

    test('secret, protected and deleted pins are in neither list', async () => {
      const [one, other] = [await keeper(service()), await keeper(service())]
      const of = await addPin(service(), other)
      for (const privacy of ['secret', 'protected'] as const) {
        const boardId = await addBoard(service(), one.id, privacy)
        await addPin(service(), one, { boardId })
        await addPin(service(), one, { boardId, of })
      }
      const deleted = await addPin(service(), one)
      await service()
        .ports.db.update(pins)
        .set({ deletedAt: service().ports.clock.now() })
        .where(eq(pins.id, deleted))
      for (const list of ['created', 'saved'] as const)
        expect(await shown(visitor(service()), one, list)).toEqual([])
    })

    test('people see their own secret pins among theirs, and others don’t', async () => {
      const person = await member(service())
      const username = (await person.done(getViewer, {}))?.username ?? ''
      const board = await boardOf(person, 'Hidden', 'secret')
      const idea = await addPin(service(), await keeper(service()))
      const saved = await person.done(savePin, { pin_id: idea, board_id: board.id })
      expect(await shown(person, { username }, 'saved')).toEqual([saved.id])
      expect(await shown(visitor(service()), { username }, 'saved')).toEqual([])
    })

    test('pages follow one another without a gap or a repeat', async () => {
      const one = await keeper(service())
      const created: PinId[] = []
      for (let index = 0; index < 9; index += 1) created.push(await addPin(service(), one))
      const seen: PinId[] = []
      let bookmark: string | null | undefined
      while (bookmark !== null) {
        const came = await visitor(service()).call(userPins, {
          username: one.username,
          page_size: 2,
          ...(bookmark === undefined ? {} : { bookmark }),
        })
        seen.push(...(came.data ?? []).map(({ id }) => id))
        bookmark = came.bookmark
        await addPin(service(), one)
      }
      expect(seen).toEqual(created.toReversed())
    })

    test('nobody finds a person who blocked them, or who doesn’t exist', async () => {
      const one = await keeper(service())
      await addPin(service(), one)
      const person = await member(service())
      expect(await shown(person, one, 'created')).toHaveLength(1)
      const block = { blockerId: one.id, blockedId: await idOf(person) }
      await service()
        .ports.db.insert(blocks)
        .values({ ...block, createdAt: service().ports.clock.now() })
      for (const username of [one.username, 'nobody-at-all']) {
        const came = await person.call(userPins, { username })
        expect(came.error?.code).toBe('not-found')
      }
    })

    test('a member looks their own pins up alike in the library, search, boards and the trash', async () => {
      const person = await member(service())
      const board = await boardOf(person, 'Tableware', 'secret')
      const pot = await made(person, board, {
        title: 'Glazed teapot',
        link: 'https://www.potter.test/a',
      })
      await person.done(updatePin, {
        id: pot.id,
        alt_text: 'A turquoise spout',
        note: 'For Grandmother',
      })
      await made(person, board, { title: 'Oak shelf', color: '#c91d1d' })
      const stranger = await member(service())
      const open = await boardOf(stranger, 'Cups')
      const theirs = await made(stranger, open, { title: 'Glazed teapot of others' })
      await stranger.done(updatePin, { id: theirs.id, note: 'Xylophone' })
      const titles = (all: readonly { readonly title: string }[]) => all.map(({ title }) => title)
      const looks = async (query: string) => ({
        library: titles(await person.done(libraryPins, { query })),
        search: titles((await person.done(searchPins, { query, scope: 'my_pins' })).results),
        board: titles(await person.done(boardPins, { board_id: board.id, query })),
      })
      const all = { library: [pot.title], search: [pot.title], board: [pot.title] }
      const queries = [
        'teapot',
        'glaz',
        'apot',
        'teapots',
        'taepot',
        'teepot',
        'tepot',
        'turquoise',
        'grandmother',
        'potter.test',
        'GLAZED turquoise',
      ]
      for (const query of queries) expect(await looks(query), query).toEqual(all)
      expect(await looks('shelf teapot')).toEqual({ library: [], search: [], board: [] })
      const asked = { board_id: open.id, query: 'xylophone' }
      expect(await person.done(boardPins, asked)).toEqual([])
      expect(titles(await stranger.done(boardPins, asked))).toEqual([theirs.title])
      await person.done(deletePin, { id: pot.id })
      for (const query of queries)
        expect(
          (await person.done(trash, { query })).map(({ name }) => name),
          query,
        ).toEqual([pot.title])
      expect(await person.done(trash, { query: 'shelf' })).toEqual([])
      expect((await looks('teapot')).library).toEqual([])
    })

    test('filters narrow a library together, and its orders page without gaps', async () => {
      const person = await member(service())
      const [one, other] = [await boardOf(person, 'One'), await boardOf(person, 'Other')]
      await made(person, one, {
        title: 'Cup',
        color: '#c91d1d',
        link: 'https://shop.potter.test/cup',
      })
      await made(person, one, { title: 'Bowl', color: '#2671d9' })
      await made(person, other, { title: 'Ash tray', color: '#c91d1d', link: 'https://ash.test/' })
      await made(person, other, {})
      const seen = async (input: InputOf<typeof libraryPins>) =>
        (await person.done(libraryPins, input)).map(({ title }) => title)
      expect(await seen({ color: 'red' })).toEqual(['Ash tray', 'Cup'])
      expect(await seen({ color: 'red', board_id: one.id })).toEqual(['Cup'])
      expect(await seen({ site: 'potter.test' })).toEqual(['Cup'])
      expect(await seen({ site: 'otter.test' })).toEqual([])
      expect(await seen({ site: '%' })).toEqual([])
      expect(await seen({ kind: 'link' })).toEqual(['Ash tray', 'Cup'])
      expect(await seen({ kind: 'video' })).toEqual([])
      expect(await seen({ has: 'no-words' })).toEqual([''])
      const today = service().ports.clock.now().toISOString().slice(0, 10)
      expect(await seen({ saved_from: today, saved_to: today })).toHaveLength(4)
      expect(await seen({ saved_to: '2001-01-01' })).toEqual([])
      expect(await person.done(countLibrary, { color: 'red' })).toEqual({ total: 2 })
      const orders = {
        saved: ['', 'Ash tray', 'Bowl', 'Cup'],
        oldest: ['Cup', 'Bowl', 'Ash tray', ''],
        made: ['', 'Ash tray', 'Bowl', 'Cup'],
        title: ['', 'Ash tray', 'Bowl', 'Cup'],
        site: ['Ash tray', 'Cup', 'Bowl', ''],
      } as const
      for (const sort of libraryOrders) {
        const paged: string[] = []
        let bookmark: string | null | undefined
        while (bookmark !== null) {
          const input = { sort, page_size: 1, ...(bookmark === undefined ? {} : { bookmark }) }
          const came = await person.call(libraryPins, input)
          paged.push(...(came.data ?? []).map(({ title }) => title))
          bookmark = came.bookmark
        }
        expect(paged, sort).toEqual(orders[sort])
      }
      const first = await person.call(libraryPins, { sort: 'title', page_size: 1 })
      const wrong = await person.call(libraryPins, { bookmark: first.bookmark ?? '' })
      expect(wrong.error?.code).toBe('bad-input')
    })

    test('an act on a library takes what its filters show, on all boards, and one undo brings all back', async () => {
      const person = await member(service())
      const [one, other, target] = [
        await boardOf(person, 'First'),
        await boardOf(person, 'Second'),
        await boardOf(person, 'Target'),
      ]
      const cup = await made(person, one, { title: 'Cup one' })
      const kept = await made(person, one, { title: 'Cup kept' })
      await made(person, other, { title: 'Cup two' })
      await made(person, target, { title: 'Cup there' })
      await made(person, other, { title: 'Bowl' })
      await person.done(savePin, { pin_id: cup.id, board_id: other.id })
      const boards = async () => {
        const lists = await Promise.all(
          [one, other, target].map(({ id }) => person.done(boardPins, { board_id: id })),
        )
        return lists.map((list) => list.map(({ title }) => title).toSorted())
      }
      const before = await boards()
      const chosen = { query: 'cup', except_pin_ids: [kept.id] }
      const to = { ...chosen, new_board_id: target.id }
      const preview = await person.done(previewLibraryAct, to)
      expect(preview).toMatchObject({ total: 3, there: 1 })
      expect(preview.boards.map(({ name, count }) => [name, count])).toEqual([
        ['Second', 2],
        ['First', 1],
      ])
      const moved = await person.done(placeLibraryPins, { ...to, act: 'move' })
      expect(moved).toMatchObject({ kind: 'move', total: 3, done: 3, already_there: 1 })
      expect(await boards()).toEqual([['Cup kept'], ['Bowl'], ['Cup one', 'Cup there', 'Cup two']])
      const undo = { undo_token: moved.undo_token ?? '' }
      expect(await person.done(undoAction, undo)).toMatchObject({ state: 'undone', total: 3 })
      expect(await boards()).toEqual(before)
      expect((await person.call(undoAction, undo)).error?.code).toBe('undo-gone')
      const deleted = await person.done(deleteLibraryPins, { query: 'cup' })
      expect(await boards()).toEqual([[], ['Bowl'], []])
      await person.done(undoAction, { undo_token: deleted.undo_token ?? '' })
      expect(await boards()).toEqual(before)
      const stranger = await member(service())
      const pin_ids = [cup.id]
      const fails = async (by: Person, id: string) =>
        (await by.call(placeLibraryPins, { pin_ids, act: 'move', new_board_id: id })).error?.code
      expect(await fails(stranger, (await boardOf(stranger, 'Mine')).id)).toBe('not-found')
      expect(await fails(person, (await boardOf(stranger, 'Theirs')).id)).toBe('not-allowed')
      expect(await fails(person, one.id)).toBe('same-place')
      await markBusy(service().ports, { boardId: one.id, kind: 'move' })
      expect((await person.call(deleteLibraryPins, { query: 'cup' })).error?.code).toBe(
        'board-busy',
      )
      expect(await boards()).toEqual(before)
      await clearBusy(service().ports)
      // A board of others that the member no longer shares keeps their pin, and stops no act on the others.
      const away = { boardId: (await boardOf(stranger, 'Once shared')).id }
      await service().ports.db.update(pins).set(away).where(eq(pins.id, kept.id))
      expect(await person.done(deleteLibraryPins, { query: 'cup' })).toMatchObject({ total: 4 })
      const left = (await person.done(libraryPins, { query: 'cup' })).map(({ id }) => id)
      expect(left).toEqual([kept.id])
      expect((await person.call(deleteLibraryPins, { pin_ids: left })).error?.code).toBe(
        'not-allowed',
      )
    })
  })
