import {
  copyAllPins,
  copyPins,
  mergeBoard,
  moveAllPins,
  movePins,
  undoAction,
} from '@tessera/contracts/calls/actions'
import { getBoard } from '@tessera/contracts/calls/boards'
import { savePin } from '@tessera/contracts/calls/pins'
import { createSection, sectionPins } from '@tessera/contracts/calls/sections'
import { describe, expect, test } from 'vitest'
import { sql } from '../platform/database/sql.ts'
import { crowded } from './crowd.ts'
import { oneDatabase } from './database-kinds.ts'
import { fillingBoards, idsOn, seen, titlesOf } from './filled-board.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member } from './person.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`moving on ${kind}`, () => {
    const service = openedService(open)
    const filled = fillingBoards(service)

    test('S7.4 moved pins are on the other board, with their order and every count', async () => {
      const person = await member(service())
      const { board, ids } = await filled(person, 'From', 5)
      const other = await boardOf(person, 'To')
      const moved = await person.done(movePins, {
        pin_ids: [ids[0], ids[2], ids[3]],
        board_id: board.id,
        new_board_id: other.id,
      })
      expect(moved).toMatchObject({ kind: 'move', state: 'done', total: 3, done: 3 })
      expect(await idsOn(person, other)).toEqual([ids[0], ids[2], ids[3]])
      expect(await idsOn(person, board)).toEqual([ids[1], ids[4]])
      expect((await seen(person, board)).pin_count).toBe(2)
      expect(await seen(person, other)).toMatchObject({ pin_count: 3 })
      expect((await seen(person, other)).image_cover_url).not.toBeNull()
    })

    test('undoing a move restores the exact state, once', async () => {
      const person = await member(service())
      const { board, ids } = await filled(person, 'Before', 4)
      const other = await boardOf(person, 'After')
      const move = { pin_ids: ids, board_id: board.id, new_board_id: other.id }
      const { undo_token } = await person.done(movePins, move)
      expect(await idsOn(person, board)).toEqual([])
      const undone = await person.done(undoAction, { undo_token })
      expect(undone.state).toBe('undone')
      expect(await idsOn(person, board)).toEqual(ids)
      expect((await seen(person, board)).pin_count).toBe(4)
      expect(await seen(person, other)).toMatchObject({ pin_count: 0, image_cover_url: null })
      expect((await person.call(undoAction, { undo_token })).error?.code).toBe('undo-gone')
    })

    test('S4.10 a move to the current place is refused', async () => {
      const person = await member(service())
      const { board, ids } = await filled(person, 'Here', 1)
      const stay = { pin_ids: ids, board_id: board.id, new_board_id: board.id }
      expect((await person.call(movePins, stay)).error?.code).toBe('same-place')
      const all = { board_id: board.id, new_board_id: board.id }
      expect((await person.call(moveAllPins, all)).error?.code).toBe('same-place')
    })

    test('an idea that the target board already has is not doubled, and undo restores it', async () => {
      const person = await member(service())
      const { board, ids } = await filled(person, 'First', 2)
      const other = await boardOf(person, 'Second')
      const doubled = await person.done(savePin, { pin_id: ids[0], board_id: other.id })
      const { undo_token } = await person.done(movePins, {
        pin_ids: ids,
        board_id: board.id,
        new_board_id: other.id,
      })
      expect(new Set(await idsOn(person, other))).toEqual(new Set([doubled.id, ids[1]]))
      expect((await seen(person, other)).pin_count).toBe(2)
      await person.done(undoAction, { undo_token })
      expect(await idsOn(person, board)).toEqual(ids)
      expect(await idsOn(person, other)).toEqual([doubled.id])
    })

    test('an idea that the target board already has goes to the requested section, and is counted apart', async () => {
      const person = await member(service())
      const { board, ids } = await filled(person, 'Many', 3)
      const other = await boardOf(person, 'Shelves')
      const there = await person.done(savePin, { pin_id: ids[0], board_id: other.id })
      const section = await person.done(createSection, { board_id: other.id, name: 'Top' })
      const inSection = async () =>
        (await person.done(sectionPins, { section_id: section.id })).map(({ id }) => id)
      const to = { board_id: board.id, new_board_id: other.id, new_section_id: section.id }
      const copied = await person.done(copyPins, { ...to, pin_ids: [ids[0]] })
      expect(copied).toMatchObject({ total: 1, done: 1, already_there: 1 })
      expect(await inSection()).toEqual([there.id])
      await person.done(undoAction, { undo_token: copied.undo_token })
      expect(await inSection()).toEqual([])
      expect(await idsOn(person, other)).toEqual([there.id])
      const moved = await person.done(movePins, { ...to, pin_ids: ids })
      expect(moved).toMatchObject({ total: 3, done: 3, already_there: 1 })
      expect(new Set(await inSection())).toEqual(new Set([there.id, ids[1], ids[2]]))
      expect(await titlesOf(person, other)).toEqual([{ title: 'Top', pin_count: 3 }])
      await person.done(undoAction, { undo_token: moved.undo_token })
      expect(await idsOn(person, board)).toEqual(ids)
      expect(await titlesOf(person, other)).toEqual([{ title: 'Top', pin_count: 0 }])
      expect(await idsOn(person, other)).toEqual([there.id])
      await person.done(savePin, { pin_id: ids[0], board_id: other.id, section: section.id })
      expect(await inSection()).toEqual([there.id])
    })

    test('S7.7 all pins of a board but a few are moved, and newer ones stay', async () => {
      const person = await member(service())
      const { board, ids } = await filled(person, 'All', 4)
      const other = await boardOf(person, 'Rest')
      const moved = await person.done(moveAllPins, {
        board_id: board.id,
        except_pin_ids: [ids[1]],
        new_board_id: other.id,
      })
      expect(moved.total).toBe(3)
      expect(await idsOn(person, board)).toEqual([ids[1]])
      expect(await idsOn(person, other)).toEqual([ids[0], ids[2], ids[3]])
    })

    test('copied pins are on both boards, and undo removes the copies', async () => {
      const person = await member(service())
      const { board, ids } = await filled(person, 'Source', 2)
      const other = await boardOf(person, 'Copies')
      const copy = { pin_ids: ids, board_id: board.id, new_board_id: other.id }
      const { undo_token } = await person.done(copyPins, copy)
      expect(await idsOn(person, board)).toEqual(ids)
      expect(await idsOn(person, other)).toHaveLength(2)
      await person.done(undoAction, { undo_token })
      expect(await idsOn(person, other)).toEqual([])
      expect((await seen(person, other)).pin_count).toBe(0)
    })

    test('a board has an idea once: pins are not copied to their own place', async () => {
      const person = await member(service())
      const { board, ids } = await filled(person, 'Once', 2)
      const section = await person.done(createSection, { board_id: board.id, name: 'Beside' })
      const copy = { board_id: board.id, new_board_id: board.id, new_section_id: section.id }
      expect((await person.call(copyPins, { ...copy, pin_ids: ids })).error?.code).toBe(
        'same-place',
      )
      expect((await person.call(copyAllPins, copy)).error?.code).toBe('same-place')
      expect(await idsOn(person, board)).toEqual(ids)
    })

    test('two hundred pins of which the 150th cannot be moved all stay, with their order and counts', async () => {
      const person = await member(service())
      const { board, ids } = await crowded(service(), person, 200)
      const other = await boardOf(person, 'Never')
      const { db } = service().ports
      await db.execute(sql`create function fail_at_one() returns trigger language plpgsql as $$
        begin raise exception 'This one does not move.'; end $$`)
      await db.execute(sql`create trigger fail_at_one before update on pins for each row
        when (old.id = ${sql.raw(ids[149] ?? '0')}) execute function fail_at_one()`)
      const before = await idsOn(person, board)
      const all = { pin_ids: ids, board_id: board.id, new_board_id: other.id }
      expect((await person.call(movePins, all)).status).toBe(500)
      await db.execute(sql`drop trigger fail_at_one on pins`)
      await db.execute(sql`drop function fail_at_one`)
      expect(await idsOn(person, board)).toEqual(before)
      expect((await seen(person, board)).pin_count).toBe(ids.length)
      expect(await seen(person, other)).toMatchObject({ pin_count: 0, image_cover_url: null })
      await person.done(movePins, all)
      expect((await seen(person, other)).pin_count).toBe(ids.length)
    })

    test('a merged board becomes sections of the other, and undo separates them again', async () => {
      const person = await member(service())
      const { board, ids } = await filled(person, 'Small', 3)
      const made = { board_id: board.id, name: 'Corner', initial_pins: [ids[0]] }
      const section = await person.done(createSection, made)
      const big = await boardOf(person, 'Big')
      const merge = { board_id: board.id, into_board_id: big.id }
      const { undo_token } = await person.done(mergeBoard, merge)
      expect((await person.call(getBoard, { board_id: board.id })).status).toBe(404)
      expect(await titlesOf(person, big)).toEqual([{ title: 'Corner', pin_count: 1 }])
      expect((await seen(person, big)).pin_count).toBe(3)
      await person.done(undoAction, { undo_token })
      expect(await seen(person, board)).toMatchObject({ name: 'Small', pin_count: 3 })
      expect(await person.done(sectionPins, { section_id: section.id })).toHaveLength(1)
      expect(await titlesOf(person, big)).toEqual([])
      expect((await seen(person, big)).pin_count).toBe(0)
    })
  })
