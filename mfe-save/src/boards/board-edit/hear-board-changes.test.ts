import { listOptions, queryOptions } from '@tessera/client'
import { getBoard, pickerBoards, userBoards } from '@tessera/contracts/calls/boards'
import { boardChanged } from '@tessera/contracts/events/facts'
import { board, boardCard } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { expect, test, vi } from 'vitest'
import { service } from '../../../test/service.ts'
import { hearBoardChanges } from './hear-board-changes.ts'

const renamed = board({ name: 'Chairs', url: '/mira/chairs/', privacy: 'secret' })

function house(answer: () => Response) {
  const asked: unknown[] = []
  const { shell } = testShell({
    answer: service([
      getBoard,
      (input) => {
        asked.push(input)
        return answer()
      },
    ]),
  })
  const { client, queries } = shell
  const keys = {
    page: queryOptions(client, getBoard, { username: 'mira', slug: 'quiet-corners' }).queryKey,
    boards: listOptions(client, userBoards, { user_id: '2' }).queryKey,
    picker: queryOptions(client, pickerBoards, {}).queryKey,
  }
  queries.setQueryData(keys.page, board())
  queries.setQueryData(keys.boards, {
    pages: [{ data: [boardCard()], bookmark: null }],
    pageParams: [null],
  })
  queries.setQueryData(keys.picker, { all_boards: [boardCard()], boards_shortlist: [] })
  const stop = hearBoardChanges(shell)
  return { shell, asked, keys, stop }
}

test('a board that changed elsewhere is asked for by its id, so that a new name leads nobody astray', async () => {
  const { shell, asked, keys } = house(() => answerWith(renamed))
  shell.bus.emit(boardChanged, { boardId: board().id })
  await vi.waitFor(() =>
    expect(shell.queries.getQueryData(keys.page)).toMatchObject({ name: 'Chairs' }),
  )
  expect(asked).toEqual([{ board_id: '10' }])
  const moved = queryOptions(shell.client, getBoard, { username: 'mira', slug: 'chairs' }).queryKey
  expect(shell.queries.getQueryData(moved)).toMatchObject({ privacy: 'secret' })
  expect(shell.queries.getQueryData(keys.picker)).toMatchObject({
    all_boards: [{ name: 'Chairs' }],
  })
})

test('the lists that show boards are asked for again; nobody asks for a board that nobody looks at', () => {
  const { shell, asked, keys } = house(() => answerWith(renamed))
  shell.bus.emit(boardChanged, { boardId: board({ id: '77' }).id })
  for (const key of [keys.boards, keys.picker])
    expect(shell.queries.getQueryState(key)?.isInvalidated).toBe(true)
  expect(shell.queries.getQueryState(keys.page)?.isInvalidated).toBe(false)
  expect(asked).toEqual([])
})

test('a board that was deleted elsewhere is asked for by its address, which says that it is gone', async () => {
  const { shell, keys } = house(() => answerError('not-found'))
  shell.bus.emit(boardChanged, { boardId: board().id })
  await vi.waitFor(() => expect(shell.queries.getQueryState(keys.page)?.isInvalidated).toBe(true))
})

test('nothing is heard any more when the module ends', () => {
  const { shell, keys, stop } = house(() => answerWith(renamed))
  stop()
  shell.bus.emit(boardChanged, { boardId: board().id })
  expect(shell.queries.getQueryState(keys.boards)?.isInvalidated).toBe(false)
})
