// @vitest-environment jsdom
import { movePins, undoAction } from '@tessera/contracts/calls/actions'
import {
  boardPins,
  boardTitleSuggestions,
  createBoard,
  pickerBoards,
  unsortedPins,
} from '@tessera/contracts/calls/boards'
import { answers } from '@tessera/testing/answers'
import { board, boardCard, pin, viewer } from '@tessera/testing/fixtures'
import { answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import SortPage from './page.tsx'

const quick = boardCard({ id: '50', name: 'Saved', layout: 'quick_create', pin_count: 3 })
const kitchen = boardCard({ id: '11', name: 'Kitchen' })
const titles = ['Oak shelf', 'Paper lamp', 'Clay lamp']
const pins = titles.map((title, at) => pin({ id: `9${at}`, title, board: quick }))
const done = { id: '5', kind: 'move', state: 'done', total: 1, done: 1, undo_token: 't' }

/** Opens the page; the service moves pins off the quick board, and back. */
function opened(saved: readonly (typeof pins)[number][] = pins) {
  const asked: Readonly<Record<string, unknown>>[] = []
  let gone: readonly string[] = []
  const made = testShell({
    viewer: viewer(),
    ...answers(
      [
        unsortedPins,
        () =>
          answerWith({
            board: quick,
            groups: [{ name: 'Lamp', board: null, pin_ids: ['91', '92'] }],
          }),
      ],
      [boardPins, () => answerWith(saved.filter(({ id }) => !gone.includes(id)))],
      [
        pickerBoards,
        () => answerWith({ all_boards: [quick, kitchen], boards_shortlist: [kitchen] }),
      ],
      [boardTitleSuggestions, () => answerWith([{ title: 'Shelves' }])],
      [createBoard, ({ name }) => answerWith(board({ id: '12', name }))],
      [
        movePins,
        (input) => {
          asked.push(input)
          gone = input.pin_ids
          return answerWith(done)
        },
      ],
      [
        undoAction,
        (input) => {
          asked.push(input)
          gone = []
          return answerWith({ ...done, state: 'undone' })
        },
      ],
    ),
  })
  made.render(<SortPage />)
  return { ...made, asked, user: userEvent.setup() }
}

const shows = (title: string) => screen.findByRole('link', { name: title })

test('keys move the shown pin to the boards in their order, skip it, and undo what was done', async () => {
  const { user, asked } = opened()
  await shows('Oak shelf')
  await screen.findByRole('button', { name: 'Move to Kitchen' })
  await user.keyboard('s')
  await shows('Paper lamp')
  await user.keyboard('1')
  await shows('Clay lamp')
  expect(screen.getByText('Moved 1 Pin to Kitchen').closest('[role="status"]')).not.toBeNull()
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]).toMatchObject({ pin_ids: ['91'], board_id: '50', new_board_id: '11' })
  await screen.findByRole('button', { name: 'Undo' })
  await user.keyboard('z')
  await shows('Paper lamp')
  expect(asked.at(-1)).toEqual({ undo_token: 't' })
})

test('the key n creates a board with the name that fits, and letters in its field are no keys', async () => {
  const { user, asked } = opened()
  await shows('Oak shelf')
  await user.keyboard('n')
  const field = await screen.findByRole('textbox', { name: 'Name' })
  await waitFor(() => expect(field).toHaveProperty('value', 'Shelves'))
  await user.type(field, ' xs1{Enter}')
  await waitFor(() => expect(asked).toMatchObject([{ pin_ids: ['90'], new_board_id: '12' }]))
  await shows('Paper lamp')
})

test('a group goes to a new board with one press, and is proposed no more', async () => {
  const { user, asked } = opened()
  await user.click(await screen.findByRole('button', { name: 'Move to new board Lamp' }))
  await waitFor(() => expect(asked).toMatchObject([{ pin_ids: ['91', '92'] }]))
  await waitFor(() => expect(screen.queryByText(/look like/)).toBeNull())
  expect(screen.getByText('1 Pin to sort')).toBeDefined()
})

test('with nothing to sort the page says so', async () => {
  opened([])
  expect(await screen.findByRole('heading', { name: 'All sorted' })).toBeDefined()
})
