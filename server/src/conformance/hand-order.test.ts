import { copyPins, mergeBoard, movePins, undoAction } from '@tessera/contracts/calls/actions'
import { boardNotes, createNote, orderNote } from '@tessera/contracts/calls/board-notes'
import { boardPins, orderPins } from '@tessera/contracts/calls/boards'
import { savePin } from '@tessera/contracts/calls/pins'
import { createSection, sectionPins } from '@tessera/contracts/calls/sections'
import { ActionId, BoardId } from '@tessera/contracts/ids'
import { describe, expect, test } from 'vitest'
import { boards } from '../contexts/pins/boards/tables.ts'
import { pins } from '../contexts/pins/pins/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { crowded, ended, someIdeas } from './crowd.ts'
import { oneDatabase } from './database-kinds.ts'
import { fillingBoards, idsOn } from './filled-board.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person } from './person.ts'

type Side = 'before' | 'after'
/** The ids that move, the side, and the id that they move beside. */
type Move = readonly [ids: readonly string[], side: Side, anchor: string]

/** Returns an order with some ids put before or after another one. */
function moved(order: readonly string[], ids: readonly string[], side: Side, anchor: string) {
  const others = order.filter((id) => !ids.includes(id))
  const at = others.indexOf(anchor) + (side === 'after' ? 1 : 0)
  return [...others.slice(0, at), ...ids, ...others.slice(at)]
}

/** Returns the pins of a board, read in pages of two. */
async function walked(person: Person, board_id: string, sort: 'newest' | 'oldest' = 'newest') {
  const found: string[] = []
  let bookmark: string | undefined
  do {
    const page = await person.call(boardPins, { board_id, sort, page_size: 2, bookmark })
    found.push(...(page.data ?? []).map(({ id }) => id))
    bookmark = page.bookmark ?? undefined
  } while (bookmark !== undefined)
  return found
}

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`the order by hand on ${kind}`, () => {
    const service = openedService(open)
    const filled = fillingBoards(service)

    const put = (person: Person, board_id: string, [ids, side, anchor]: Move) =>
      person.done(orderPins, { board_id, pin_ids: [...ids], side, anchor_id: anchor })

    const placesOf = async (boardId: string) => {
      const { db } = service().ports
      const rows = await db
        .select({ id: pins.id, place: pins.place })
        .from(pins)
        .where(eq(pins.boardId, BoardId.parse(boardId)))
      return new Map(rows.map(({ id, place }) => [String(id), place]))
    }

    test('pins move before or after another one, page by page, in sections too; a retry changes nothing', async () => {
      const person = await member(service())
      const { board, ids } = await filled(person, 'Sorted', 6)
      const [a = '', b = '', c = '', d = '', e = '', f = ''] = ids
      const inside = { board_id: board.id, name: 'Shelf', initial_pins: [a, b, c] }
      const section = await person.done(createSection, inside)
      const steps: readonly Move[] = [
        [[e], 'before', a],
        [[a, f], 'after', d],
        [[c], 'after', b],
        [[b], 'after', f],
        [[d], 'before', e],
      ]
      let order: readonly string[] = await idsOn(person, board)
      for (const step of steps) {
        order = moved(order, ...step)
        await put(person, board.id, step)
        await put(person, board.id, step)
        expect(await walked(person, board.id)).toEqual(order)
      }
      expect(await walked(person, board.id, 'oldest')).toEqual(order.toReversed())
      const shelf = await person.done(sectionPins, { section_id: section.id })
      expect(shelf.map(({ id }) => id)).toEqual(order.filter((id) => [a, b, c].includes(id)))
    })

    test('a new pin comes first, also when the first one was moved there by hand', async () => {
      const person = await member(service())
      const { board, ids } = await filled(person, 'Fresh', 2)
      const [first = '', last = ''] = ids
      await put(person, board.id, [[last], 'before', first])
      const idea = (await someIdeas(service().ports, 3)).at(-1) ?? ''
      const saved = await person.done(savePin, { board_id: board.id, pin_id: idea })
      expect(await idsOn(person, board)).toEqual([saved.id, last, first])
    })

    test('on a board of 5,000 a move makes room once, and then writes a single pin', async () => {
      const person = await member(service())
      const { board, ids } = await crowded(service(), person, 5_000)
      const [first = '', last = '', middle = '', next = ''] = [0, -1, 2_500, 2_501].map((at) =>
        ids.at(at),
      )
      await put(person, board.id, [[last], 'after', middle])
      const before = await placesOf(board.id)
      await put(person, board.id, [[first], 'before', next])
      const after = await placesOf(board.id)
      expect(ids.filter((id) => before.get(id) !== after.get(id))).toEqual([first])
      const order = moved(moved(ids, [last], 'after', middle), [first], 'before', next)
      const byPlace = [...after].toSorted(([, one], [, other]) =>
        Number(BigInt(other) - BigInt(one)),
      )
      expect(byPlace.map(([id]) => id)).toEqual(order)
    }, 60_000)

    test('many moves to one spot keep the order', async () => {
      const person = await member(service())
      const { board, ids } = await crowded(service(), person, 40)
      let order: readonly string[] = ids
      for (let step = 0; step < 80; step += 1) {
        const [anchor = '', id = ''] = [order[20], order[(step * 7) % 40]]
        if (anchor === id) continue
        const side = step % 3 === 0 ? 'after' : 'before'
        order = moved(order, [id], side, anchor)
        await put(person, board.id, [[id], side, anchor])
      }
      expect(await idsOn(person, board)).toEqual(order)
    }, 60_000)

    test('a pin that comes back to a place that another has by now is not lost between pages', async () => {
      const person = await member(service())
      const { board, ids } = await filled(person, 'Left', 4)
      const [a = '', b = '', c = '', d = ''] = ids
      await put(person, board.id, [[d], 'after', a])
      const to = { new_board_id: (await boardOf(person, 'Away')).id }
      const { undo_token } = await person.done(movePins, {
        board_id: board.id,
        pin_ids: [d],
        ...to,
      })
      await put(person, board.id, [[c], 'after', a])
      await person.done(undoAction, { undo_token })
      const places = await placesOf(board.id)
      expect(places.get(c)).toBe(places.get(d))
      const order = await walked(person, board.id)
      expect(order.toSorted()).toEqual([a, b, c, d].toSorted())
      expect([order[0], order[3]]).toEqual([a, b])
      const between = moved(order, [b], 'after', order[1] ?? '')
      await put(person, board.id, [[b], 'after', order[1] ?? ''])
      expect(await walked(person, board.id)).toEqual(between)
    })

    test('copies and merges keep the order', async () => {
      const person = await member(service())
      const { board, ids } = await filled(person, 'Whole', 4)
      const [a = '', b = '', , d = ''] = ids
      await put(person, board.id, [[d], 'before', a])
      await put(person, board.id, [[b], 'before', d])
      const order = await idsOn(person, board)
      const originsOn = async (on: { readonly id: string }) => {
        const { db } = service().ports
        const rows = await db.select({ id: pins.id, origin: pins.originId }).from(pins)
        const origins = new Map(rows.map(({ id, origin }) => [String(id), origin]))
        return (await idsOn(person, on)).map((id) => origins.get(id))
      }
      const origins = await originsOn(board)
      const copies = await boardOf(person, 'Copies')
      await person.done(copyPins, { board_id: board.id, pin_ids: ids, new_board_id: copies.id })
      expect(await originsOn(copies)).toEqual(origins)
      const whole = await boardOf(person, 'Target')
      const { id } = await person.done(mergeBoard, {
        board_id: board.id,
        into_board_id: whole.id,
      })
      await ended(person, id)
      expect(await idsOn(person, whole)).toEqual(order)
    })

    test('an order is refused beside a pin of another board, beside itself and on a busy board', async () => {
      const person = await member(service())
      const { board, ids } = await filled(person, 'Own', 2)
      const other = await filled(person, 'Other', 1)
      const ask = async (pin_ids: readonly unknown[], anchor_id: unknown) => {
        const input = { board_id: board.id, pin_ids, side: 'before', anchor_id }
        return (await person.call(orderPins, input)).status
      }
      expect(await ask([ids[1]], other.ids[0])).toBe(404)
      expect(await ask([other.ids[0]], ids[0])).toBe(404)
      expect(await ask([ids[0]], ids[0])).toBe(400)
      expect(await ask([ids[1]], ids[0])).toBe(200)
      const busyWith = ActionId.parse(service().ports.ids.next())
      await service().ports.db.update(boards).set({ busyWith }).where(eq(boards.id, board.id))
      expect(await ask([ids[0]], ids[1])).toBe(409)
      expect(await idsOn(person, board)).toEqual([ids[1], ids[0]])
    })

    test('notes move before or after another one, page by page; a new note comes first', async () => {
      const person = await member(service())
      const board = await boardOf(person, 'Noted')
      const write = (title: string) => person.done(createNote, { board_id: board.id, title })
      const a = await write('A')
      const [b, c] = [await write('B'), await write('C')]
      const titles = async () => {
        const [one, two] = [
          await person.call(boardNotes, { board_id: board.id, page_size: 2 }),
          await person.call(boardNotes, { board_id: board.id, page_size: 50 }),
        ]
        const input = { board_id: board.id, page_size: 50, bookmark: one.bookmark ?? '' }
        const rest = await person.call(boardNotes, input)
        const paged = [...(one.data ?? []), ...(rest.data ?? [])].map(({ title }) => title)
        expect(paged).toEqual((two.data ?? []).map(({ title }) => title))
        return paged.join('')
      }
      expect(await titles()).toBe('CBA')
      await person.done(orderNote, { note_id: a.id, side: 'before', anchor_id: c.id })
      expect(await titles()).toBe('ACB')
      await person.done(orderNote, { note_id: a.id, side: 'after', anchor_id: c.id })
      expect(await titles()).toBe('CAB')
      await person.done(orderNote, { note_id: c.id, side: 'after', anchor_id: b.id })
      expect(await titles()).toBe('ABC')
      await write('D')
      expect(await titles()).toBe('DABC')
      const far = await boardOf(person, 'Elsewhere')
      const { id } = await person.done(createNote, { board_id: far.id, title: 'E' })
      const ask = async (anchor_id: string) =>
        (await person.call(orderNote, { note_id: a.id, side: 'before', anchor_id })).status
      expect([await ask(id), await ask(a.id)]).toEqual([404, 400])
    })
  })
