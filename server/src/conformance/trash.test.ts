import {
  deleteBoard,
  deletePins,
  getAction,
  trash,
  undoAction,
} from '@tessera/contracts/calls/actions'
import { updateBoard } from '@tessera/contracts/calls/boards'
import { createPin, getPin, savePin } from '@tessera/contracts/calls/pins'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { purge } from '../domains/actions/purge.ts'
import { boards } from '../domains/boards/tables.ts'
import { pins } from '../domains/pins/tables.ts'
import { savesOf, tile } from './crowd.ts'
import { databaseKinds } from './database-kinds.ts'
import { fillingBoards, idsOn, seen } from './filled-board.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member } from './person.ts'

for (const { kind, open } of databaseKinds)
  describe(`the trash on ${kind}`, () => {
    const service = openedService(open)
    const filled = fillingBoards(service)

    test('deleted pins are gone for everybody, lie in the trash, and come back in their place', async () => {
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

    test('a deleted board lies in the trash and comes back, under another name if its own is taken', async () => {
      const person = await member(service())
      const { board, ids } = await filled(person, 'Twice named', 2)
      await person.done(deleteBoard, { board_id: board.id })
      expect((await person.call(getPin, { id: ids[0] })).status).toBe(404)
      await boardOf(person, 'Twice named')
      const [item] = await person.done(trash, {})
      expect(item).toMatchObject({ kind: 'delete-board', name: 'Twice named', pin_count: 2 })
      await person.done(undoAction, { action_id: item?.action_id })
      expect(await seen(person, board)).toMatchObject({ name: 'Twice named 2', pin_count: 2 })
      expect(await idsOn(person, board)).toEqual(ids)
    })

    test('pins come back after their board has come back, and are refused with the reason before', async () => {
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

    test('nobody undoes what another person did', async () => {
      const person = await member(service())
      const { board } = await filled(person, 'Mine', 1)
      const { undo_token, id } = await person.done(deleteBoard, { board_id: board.id })
      const other = await member(service())
      expect((await other.call(undoAction, { undo_token })).status).toBe(404)
      expect((await other.call(undoAction, { action_id: id })).status).toBe(404)
      expect((await other.call(getAction, { action_id: id })).status).toBe(404)
    })

    test('how often an idea was saved counts what anybody can see, after every change', async () => {
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

    test('after thirty days what was deleted is gone for good, and nothing else', async () => {
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
