import {
  copyAllPins,
  copyPins,
  deletePins,
  mergeBoard,
  moveAllPins,
  movePins,
  trash,
  undoAction,
} from '@tessera/contracts/calls/actions'
import { boardPins, getBoard, pickerBoards } from '@tessera/contracts/calls/boards'
import { getNotifications } from '@tessera/contracts/calls/notifications'
import { getPin, savePin, updatePin } from '@tessera/contracts/calls/pins'
import { createSection } from '@tessera/contracts/calls/sections'
import { BoardId, UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { describe, expect, test } from 'vitest'
import { boardPeople, boards } from '../contexts/pins/boards/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { crowded, ended } from './crowd.ts'
import { oneDatabase } from './database-kinds.ts'
import { fillingBoards, idsOn, seen, titlesOf } from './filled-board.ts'
import { made } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person } from './person.ts'
import { join, sharedBoard } from './shared-board.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`what people keep on ${kind}`, () => {
    const service = openedService(open)
    const filled = fillingBoards(service)
    const noteOn = async (person: Person, id: string | undefined) =>
      (await person.done(getPin, { id })).note

    /** An idea with a note on one board, and the same idea on another. */
    const doubled = async (there: string) => {
      const person = await member(service())
      const { board, ids } = await filled(person, 'From', 1)
      const other = await boardOf(person, 'To')
      await person.done(updatePin, { id: ids[0], note: 'For the hall' })
      const stays = await person.done(savePin, { pin_id: ids[0], board_id: other.id })
      await person.done(updatePin, { id: stays.id, note: there })
      return { person, board, other, ids, stays: stays.id }
    }

    test('a note is carried to the pin that the target board has already, and back by undo', async () => {
      const { person, board, other, ids, stays } = await doubled('')
      const to = { board_id: board.id, new_board_id: other.id }
      const moved = await person.done(movePins, { ...to, pin_ids: ids })
      expect(await noteOn(person, stays)).toEqual({ text: 'For the hall', is_shared: false })
      await person.done(undoAction, { undo_token: moved.undo_token })
      expect(await noteOn(person, stays)).toBeNull()
      expect((await noteOn(person, ids[0]))?.text).toBe('For the hall')
    })

    test('a merge joins both notes of an idea, and undo leaves what was written since', async () => {
      const { person, board, other, stays } = await doubled('For the attic')
      const into = { board_id: board.id, into_board_id: other.id }
      const merged = await person.done(mergeBoard, into)
      const joined = 'For the attic\nFor the hall'
      expect((await noteOn(person, stays))?.text).toBe(joined)
      await person.done(updatePin, { id: stays, note: 'For both' })
      await person.done(undoAction, { undo_token: merged.undo_token })
      expect((await noteOn(person, stays))?.text).toBe('For both')
    })

    test('saving an idea again with a note joins it to the note that is there', async () => {
      const { person, other, ids, stays } = await doubled('Tall')
      const again = { pin_id: ids[0], board_id: other.id, description: 'Brass' }
      expect((await person.done(savePin, again)).was_saved).toBe(true)
      expect((await noteOn(person, stays))?.text).toBe('Tall\nBrass')
    })

    test('undoing a move to a secret board shares a note with those who read it before', async () => {
      const person = await member(service())
      const { board, ids } = await filled(person, 'Open', 1)
      const hidden = await boardOf(person, 'Hidden', 'secret')
      await person.done(updatePin, { id: ids[0], note: 'Tall', note_is_shared: true })
      const to = { pin_ids: ids, board_id: board.id, new_board_id: hidden.id }
      const moved = await person.done(movePins, to)
      await person.done(undoAction, { undo_token: moved.undo_token })
      const reader = await member(service())
      expect(await noteOn(reader, ids[0])).toEqual({ text: 'Tall', is_shared: true })
      const again = await person.done(movePins, to)
      await person.done(updatePin, { id: ids[0], note_is_shared: false })
      await person.done(undoAction, { undo_token: again.undo_token })
      expect(await noteOn(reader, ids[0])).toBeNull()
    })

    test('a copy has everything that its pin has, and all pins of a board keep their sections', async () => {
      const person = await member(service())
      const board = await boardOf(person, 'Full')
      const pin = await made(person, board, { title: 'Lamp', description: 'Of brass' })
      const link = 'https://maker.example/lamp'
      await person.done(updatePin, { id: pin.id, link, alt_text: 'A tall lamp', note: 'Hall' })
      const loose = await made(person, board, { title: 'Rug', color: '#123456' })
      await person.done(createSection, {
        board_id: board.id,
        name: 'Lamps',
        initial_pins: [pin.id],
      })
      await person.done(createSection, { board_id: board.id, name: 'Empty' })
      const other = await boardOf(person, 'Copied')
      const to = { board_id: board.id, new_board_id: other.id }
      const copied = await person.done(copyAllPins, to)
      expect(await titlesOf(person, other)).toEqual([{ title: 'Lamps', pin_count: 1 }])
      const copies = await person.done(boardPins, { board_id: other.id })
      const lamp = copies.find(({ title }) => title === 'Lamp')
      expect(await person.done(getPin, { id: lamp?.id })).toMatchObject({
        link,
        alt_text: 'A tall lamp',
        description: 'Of brass',
        note: { text: 'Hall', is_shared: false },
      })
      await person.done(undoAction, { undo_token: copied.undo_token })
      expect(await titlesOf(person, other)).toEqual([])
      await person.done(copyPins, { ...to, pin_ids: [pin.id] })
      expect(await titlesOf(person, other)).toEqual([])
      const third = await boardOf(person, 'Moved')
      await person.done(moveAllPins, { ...to, new_board_id: third.id })
      expect(await titlesOf(person, third)).toEqual([{ title: 'Lamps', pin_count: 1 }])
      expect(new Set(await idsOn(person, third))).toEqual(new Set([pin.id, loose.id]))
    })

    test('the author of pins that the owner moves out of sight keeps copies, and is told', async () => {
      const shared = await sharedBoard(service())
      await join(shared)
      const { owner, friend, board } = shared
      const source = await filled(friend, 'Found', 3)
      for (const id of source.ids.slice(0, 2))
        await friend.done(savePin, { pin_id: id, board_id: board.id, description: 'Mine' })
      const theirs = await idsOn(owner, board)
      const hidden = await boardOf(owner, 'Away', 'secret')
      const to = { board_id: board.id, new_board_id: hidden.id }
      await owner.done(movePins, { ...to, pin_ids: theirs.slice(0, 1) })
      await owner.done(movePins, { ...to, pin_ids: theirs.slice(1) })
      expect((await friend.call(getPin, { id: theirs[0] })).status).toBe(404)
      const told = await friend.done(getNotifications, {})
      const about = told.filter(({ data }) => data.what === 'kept')
      expect(about).toHaveLength(2)
      const [first] = about
      if (first?.subject?.type !== 'board') throw new Error('The notification names no board.')
      const kept = first.subject.board
      expect(await friend.done(getBoard, { board_id: kept.id })).toMatchObject({
        name: 'Surprise',
        privacy: 'secret',
        pin_count: 2,
        viewer_role: 'owner',
      })
      const copies = await friend.done(boardPins, { board_id: kept.id })
      for (const { id } of copies) expect((await noteOn(friend, id))?.text).toBe('Mine')
      expect((await owner.call(getBoard, { board_id: kept.id })).status).toBe(404)
    })

    test('an author who sees where their pins went gets no copies', async () => {
      const shared = await sharedBoard(service())
      await join(shared)
      const { owner, friend, board } = shared
      const { ids } = await filled(friend, 'Found', 1)
      await friend.done(savePin, { pin_id: ids[0], board_id: board.id })
      const open = await boardOf(owner, 'Open')
      const pins = { pin_ids: await idsOn(owner, board), board_id: board.id }
      await owner.done(movePins, { ...pins, new_board_id: open.id })
      const { all_boards: all } = await friend.done(pickerBoards, {})
      expect(all.map(({ name }) => name)).not.toContain('Surprise 2')
      expect(all.filter(({ name }) => name === 'Surprise').map(({ id }) => id)).toEqual([board.id])
    })

    test('the owner hears of many pins that a collaborator deleted, and restores them', async () => {
      const shared = await sharedBoard(service())
      await join(shared)
      const { owner, friend, board } = shared
      const { ids } = await filled(friend, 'Found', limits.deletedPinsTold + 1)
      for (const id of ids) await friend.done(savePin, { pin_id: id, board_id: board.id })
      const [single, ...many] = await idsOn(friend, board)
      await friend.done(deletePins, { board_id: board.id, pin_ids: [single] })
      expect(await owner.done(trash, {})).toEqual([])
      await friend.done(deletePins, { board_id: board.id, pin_ids: many })
      const [news] = await owner.done(getNotifications, {})
      expect(news).toMatchObject({
        data: { what: 'deleted', done: limits.deletedPinsTold },
        subject: { type: 'board', board: { id: board.id } },
      })
      const [item, ...rest] = await owner.done(trash, {})
      expect(rest).toEqual([])
      expect(item).toMatchObject({ kind: 'delete-pins', pin_count: limits.deletedPinsTold })
      expect(item?.deleted_by).not.toBeNull()
      const stranger = await member(service())
      const restoring = { action_id: item?.action_id }
      expect((await stranger.call(undoAction, restoring)).status).toBe(404)
      await owner.done(undoAction, restoring)
      expect(await idsOn(owner, board)).toEqual(many)
    })

    test('a collaborator moves more of their own pins than one request takes, and none of others', async () => {
      const [owner, friend] = [await member(service()), await member(service())]
      const { board, count } = await crowded(service(), friend, limits.bulkAtOnce + 1)
      const [id, userId] = [BoardId.parse(board.id), UserId.parse(board.owner.id)]
      const home = await boardOf(owner, 'Home')
      const { db, clock } = service().ports
      const ownerId = UserId.parse(home.owner.id)
      await db.update(boards).set({ ownerId }).where(eq(boards.id, id))
      const part = { boardId: id, userId, state: 'active', invitedBy: ownerId } as const
      await db.insert(boardPeople).values({ ...part, createdAt: clock.now() })
      const own = await boardOf(friend, 'Own')
      const { ids } = await filled(owner, 'Found', 1)
      const all = { board_id: id, new_board_id: own.id }
      const saved = await owner.done(savePin, { pin_id: ids[0], board_id: id })
      expect((await friend.call(moveAllPins, all)).error?.code).toBe('not-allowed')
      const moved = await friend.done(moveAllPins, { ...all, except_pin_ids: [saved.id] })
      await ended(friend, moved.id)
      expect((await seen(friend, own)).pin_count).toBe(count)
      expect(await idsOn(owner, { id })).toEqual([saved.id])
    })
  })
