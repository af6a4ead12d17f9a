// @vitest-environment jsdom
import { listOptions, queryOptions } from '@tessera/client'
import { boardPins, getBoard, pickerBoards, userBoards } from '@tessera/contracts/calls/boards'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { getPin } from '@tessera/contracts/calls/pins'
import { getUser } from '@tessera/contracts/calls/users'
import { boardCreated, pinCreated, pinSaved } from '@tessera/contracts/events/facts'
import { board, boardCard, pin, user } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { expect, test } from 'vitest'
import { followSaves } from './follow-saves.ts'

const { id, name, url } = boardCard()
const saved = { pinId: pin().id, savedPinId: pin({ id: '99' }).id, board: { id, name, url } }

function house() {
  const { shell } = testShell()
  const { client, queries } = shell
  const keys = {
    pin: queryOptions(client, getPin, { id: pin().id }).queryKey,
    feed: listOptions(client, homeFeed, {}).queryKey,
    board: queryOptions(client, getBoard, { username: 'mira', slug: 'quiet-corners' }).queryKey,
    boardPins: listOptions(client, boardPins, { board_id: id }).queryKey,
    boards: listOptions(client, userBoards, { user_id: user().id }).queryKey,
    picker: queryOptions(client, pickerBoards, {}).queryKey,
    user: queryOptions(client, getUser, { username: 'mira' }).queryKey,
  }
  queries.setQueryData(keys.pin, pin())
  queries.setQueryData(keys.feed, {
    pages: [{ data: [pin()], bookmark: null }],
    pageParams: [null],
  })
  queries.setQueryData(keys.board, board())
  queries.setQueryData(keys.boardPins, {
    pages: [{ data: [], bookmark: null }],
    pageParams: [null],
  })
  queries.setQueryData(keys.boards, { pages: [{ data: [], bookmark: null }], pageParams: [null] })
  queries.setQueryData(keys.picker, { all_boards: [], boards_shortlist: [] })
  queries.setQueryData(keys.user, user())
  const stop = followSaves(shell)
  const stale = () =>
    Object.entries(keys).flatMap(([what, key]) =>
      queries.getQueryState<unknown>(key)?.isInvalidated === true ? [what] : [],
    )
  return { shell, queries, keys, stop, stale }
}

test('every list that shows a pin marks it when it is saved, whoever saved it', () => {
  const { shell, queries, keys } = house()
  shell.bus.emit(pinSaved, saved)
  expect(queries.getQueryData(keys.pin)).toMatchObject({ pinned_to_board: saved.board })
  expect(queries.getQueryData(keys.feed)).toMatchObject({
    pages: [{ data: [{ pinned_to_board: saved.board }] }],
  })
})

test('after a save or a new pin the boards and the profile are asked for again, the feed is not', () => {
  const boards = ['board', 'boardPins', 'boards', 'picker', 'user']
  const afterSave = house()
  afterSave.shell.bus.emit(pinSaved, saved)
  expect(afterSave.stale()).toEqual(boards)
  const afterPin = house()
  afterPin.shell.bus.emit(pinCreated, { pinId: saved.pinId, board: saved.board })
  expect(afterPin.stale()).toEqual(boards)
})

test('after a new board the lists of boards and the profile are fetched again', () => {
  const { shell, stale } = house()
  shell.bus.emit(boardCreated, { board: saved.board })
  expect(stale()).toEqual(['boards', 'picker', 'user'])
})

test('a module that has gone listens no more', () => {
  const { shell, queries, keys, stop } = house()
  stop()
  shell.bus.emit(pinSaved, saved)
  expect(queries.getQueryData(keys.pin)).toEqual(pin())
})
