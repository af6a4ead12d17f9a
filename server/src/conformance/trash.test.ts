import {
  deleteBoard,
  deletePins,
  emptyTrash,
  getAction,
  mergeBoard,
  trash,
  undoAction,
} from '@tessera/contracts/calls/actions'
import { updateBoard } from '@tessera/contracts/calls/boards'
import { createPin, deletePin, getPin, savePin } from '@tessera/contracts/calls/pins'
import { boardSections, createSection, mergeSection } from '@tessera/contracts/calls/sections'
import { describe, expect, test } from 'vitest'
import { purge } from '../contexts/pins/actions/purge.ts'
import { boards } from '../contexts/pins/boards/tables.ts'
import { pins } from '../contexts/pins/pins/tables.ts'
import { sql } from '../platform/database/sql.ts'
import { savesOf, tile } from './crowd.ts'
import { oneDatabase } from './database-kinds.ts'
import { fillingBoards, idsOn, seen } from './filled-board.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member } from './person.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`the trash on ${kind}`, () => {
    const service = openedService(open)
    const filled = fillingBoards(service)

    test('deleted pins disappear for everybody, are in the trash, and are restored to their place', async () => {
      const person = await member(service())
      const { board, ids } = await filled(person, 'Trash', 3)
      const gone = { pin_ids: [ids[1]], board_id: board.id }
      await person.done(deletePins, gone)
      expect((await person.call(getPin, { id: ids[1] })).status).toBe(404)
      expect((await seen(person, board)).pin_count).toBe(2)
      const [item] = await person.done(trash, {})
      expect(item).toMatchObject({ kind: 'delete-pins', board_name: 'Trash', pin_count: 1 })
      expect(item?.image_urls).toHaveLength(1)
      await person.done(undoAction, { action_id: item?.action_id })
      expect(await idsOn(person, board)).toEqual(ids)
      expect(await person.done(trash, {})).toEqual([])
    })

    test('a deleted board is in the trash and can be restored, under another name if its own is taken', async () => {
      const person = await member(service())
      const { board, ids } = await filled(person, 'Twice named', 2)
      await person.done(deleteBoard, { board_id: board.id })
      expect((await person.call(getPin, { id: ids[0] })).status).toBe(404)
      await boardOf(person, 'Twice named')
      const [item] = await person.done(trash, {})
      expect(item).toMatchObject({ kind: 'delete-board', name: 'Twice named', pin_count: 2 })
      const restored = await person.done(undoAction, { action_id: item?.action_id })
      expect(restored.restored_as).toBe('Twice named 2')
      expect(await seen(person, board)).toMatchObject({ name: 'Twice named 2', pin_count: 2 })
      expect(await idsOn(person, board)).toEqual(ids)
    })

    test('pins are restored after their board, and refused with the reason before', async () => {
      const person = await member(service())
      const { board, ids } = await filled(person, 'Gone with its pins', 2)
      const gone = { pin_ids: [ids[1]], board_id: board.id }
      const { undo_token } = await person.done(deletePins, gone)
      const { undo_token: ofBoard } = await person.done(deleteBoard, { board_id: board.id })
      for (const item of await person.done(trash, {})) expect(item.board_id).toBe(board.id)
      expect((await person.call(undoAction, { undo_token })).error?.code).toBe('board-deleted')
      await person.done(undoAction, { undo_token: ofBoard })
      await person.done(undoAction, { undo_token })
      expect(await idsOn(person, board)).toEqual(ids)
    })

    test('nobody undoes another person’s action', async () => {
      const person = await member(service())
      const { board } = await filled(person, 'Mine', 1)
      const { undo_token, id } = await person.done(deleteBoard, { board_id: board.id })
      const other = await member(service())
      expect((await other.call(undoAction, { undo_token })).status).toBe(404)
      expect((await other.call(undoAction, { action_id: id })).status).toBe(404)
      expect((await other.call(getAction, { action_id: id })).status).toBe(404)
    })

    test('the save count of an idea is what anybody can see, after every change', async () => {
      const { ports } = service()
      const maker = await member(service())
      const board = await boardOf(maker, 'Ideas')
      const image_base64 = await tile()
      const idea = await maker.done(createPin, { board_id: board.id, image_base64, title: 'Idea' })
      const saver = await member(service())
      const kept = await boardOf(saver, 'Kept')
      const saves = async () => savesOf(ports, idea.id)
      const copy = await saver.done(savePin, { pin_id: idea.id, board_id: kept.id })
      expect(await saves()).toBe(1)
      await saver.done(updateBoard, { board_id: kept.id, privacy: 'secret' })
      expect(await saves()).toBe(0)
      await saver.done(updateBoard, { board_id: kept.id, privacy: 'public' })
      expect(await saves()).toBe(1)
      const gone = { pin_ids: [copy.id], board_id: kept.id }
      const { undo_token } = await saver.done(deletePins, gone)
      expect(await saves()).toBe(0)
      await saver.done(undoAction, { undo_token })
      expect(await saves()).toBe(1)
      const { undo_token: again } = await saver.done(deleteBoard, { board_id: kept.id })
      expect(await saves()).toBe(0)
      await saver.done(undoAction, { undo_token: again })
      expect(await saves()).toBe(1)
    })

    test('a merged board and section are in the trash with their target, and can be restored', async () => {
      const person = await member(service())
      const { board, ids } = await filled(person, 'Merged away', 2)
      const into = await boardOf(person, 'Merged into')
      const [lamps, light] = [
        await person.done(createSection, { board_id: into.id, name: 'Lamps' }),
        await person.done(createSection, { board_id: into.id, name: 'Light' }),
      ]
      await person.done(mergeSection, { section_id: lamps.id, into_section_id: light.id })
      await person.done(mergeBoard, { board_id: board.id, into_board_id: into.id })
      const items = await person.done(trash, {})
      expect(items).toMatchObject([
        { kind: 'merge-board', name: 'Merged away', merged_into: 'Merged into', pin_count: 2 },
        { kind: 'merge-section', name: 'Lamps', merged_into: 'Light', pin_count: 0 },
      ])
      expect(items[0]?.image_urls).toHaveLength(2)
      for (const { action_id } of items) await person.done(undoAction, { action_id })
      expect(await idsOn(person, board)).toEqual(ids)
      expect(await person.done(boardSections, { board_id: into.id })).toHaveLength(2)
      expect(await person.done(trash, {})).toEqual([])
    })

    test('an undone save is gone without being in the trash', async () => {
      const person = await member(service())
      const { ids } = await filled(await member(service()), 'Source', 1)
      const board = await boardOf(person, 'Saved to')
      const copy = await person.done(savePin, { pin_id: ids[0], board_id: board.id })
      await person.done(deletePin, { id: copy.id, undoes_save: true })
      expect((await person.call(getPin, { id: copy.id })).status).toBe(404)
      expect(await person.done(trash, {})).toEqual([])
    })

    test('emptied trash cannot be restored and is deleted by the next sweep, and nothing else', async () => {
      const { db, clock } = service().ports
      const person = await member(service())
      const { board, ids } = await filled(person, 'Emptied', 3)
      const kept = await filled(person, 'Still there', 2)
      const merged = await filled(person, 'Merged for good', 1)
      const others = await filled(await member(service()), 'Of somebody else', 1)
      await person.done(deletePins, { pin_ids: [ids[0]], board_id: board.id })
      await person.done(deleteBoard, { board_id: board.id })
      await person.done(deletePins, { pin_ids: [kept.ids[1]], board_id: kept.board.id })
      await person.done(mergeBoard, { board_id: merged.board.id, into_board_id: kept.board.id })
      const [merge, pin, ofBoard, ofPin] = await person.done(trash, {})
      const theirs = { action_ids: [ofBoard?.action_id, pin?.action_id] }
      const stranger = await member(service())
      expect(await stranger.done(emptyTrash, theirs)).toEqual({ emptied: 0 })

      // The pin that was deleted from the board before goes with it.
      expect(await person.done(emptyTrash, { action_ids: [ofBoard?.action_id] })).toEqual({
        emptied: 2,
      })
      const left = await person.done(trash, {})
      expect(left.map(({ action_id }) => action_id)).toEqual([merge?.action_id, pin?.action_id])
      for (const action_id of [ofBoard?.action_id, ofPin?.action_id])
        expect((await person.call(undoAction, { action_id })).error?.code).toBe('undo-gone')

      expect(await person.done(emptyTrash, {})).toEqual({ emptied: 2 })
      await purge(db, clock.now())
      const gone = [board.id, merged.board.id]
      for (const id of gone)
        expect(await db.$count(boards, sql`${boards.id} = ${id}::bigint`)).toBe(0)
      for (const id of [...ids, kept.ids[1]])
        expect(await db.$count(pins, sql`${pins.id} = ${id}::bigint`)).toBe(0)
      expect(await idsOn(person, kept.board)).toEqual([...merged.ids, kept.ids[0]])
      expect(await db.$count(pins, sql`${pins.id} = ${others.ids[0]}::bigint`)).toBe(1)
      const { rows } = await db.execute(sql`select count(*)::int as loose from loose_media`)
      expect(rows).not.toEqual([{ loose: 0 }])
    })

    test('deleted items are purged after thirty days, and nothing else', async () => {
      const { ports } = service()
      const person = await member(service())
      const { board, ids } = await filled(person, 'Gone for good', 2)
      const kept = await filled(person, 'Kept', 1)
      const gone = { pin_ids: [ids[0]], board_id: board.id }
      const { undo_token } = await person.done(deletePins, gone)
      await person.done(deleteBoard, { board_id: board.id })
      const days = (count: number) => new Date(ports.clock.now().getTime() + count * 86_400_000)
      await purge(ports.db, days(29))
      expect(await person.done(trash, {})).toHaveLength(2)
      await purge(ports.db, days(31))
      expect((await person.call(undoAction, { undo_token })).status).toBe(404)
      expect(await ports.db.$count(boards, sql`${boards.id} = ${board.id}::bigint`)).toBe(0)
      expect(await ports.db.$count(pins, sql`${pins.id} = ${ids[0]}::bigint`)).toBe(0)
      expect(await idsOn(person, kept.board)).toEqual(kept.ids)
    })
  })
