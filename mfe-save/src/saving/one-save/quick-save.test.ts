// @vitest-environment jsdom
import { movePins, undoAction } from '@tessera/contracts/calls/actions'
import { boardTitleSuggestions, createBoard, pickerBoards } from '@tessera/contracts/calls/boards'
import { deletePin, savePin } from '@tessera/contracts/calls/pins'
import { unmadeQuickBoard } from '@tessera/pins/quick-board'
import { answers } from '@tessera/testing/answers'
import { board, boardCard, pin, viewer } from '@tessera/testing/fixtures'
import { answerWith, testShell } from '@tessera/testing/shell'
import { beforeEach, expect, test, vi } from 'vitest'
import { keys, savedAnswer } from '../../../test/saving-world.ts'
import { savePinTo } from './save-pin.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const quick = { id: '50', name: 'Saved', url: '/mira/saved/', layout: 'quick_create' }
const done = { id: '5', kind: 'move', state: 'done', total: 1, done: 1, undo_token: 't' }
const kitchen = boardCard({ id: '11', name: 'Kitchen', url: '/mira/kitchen/' })
const saving = { pinId: pin().id, board: unmadeQuickBoard('mira'), picture: '/media/new.jpg' }

/** Saves a pin without a board, before a service that takes saves and moves. */
async function savedQuickly() {
  const asked: unknown[] = []
  const noting = (answer: () => Response) => (input: unknown) => {
    asked.push(input)
    return answer()
  }
  const made = testShell({
    viewer: viewer(),
    ...answers(
      [savePin, noting(() => savedAnswer({ board: quick }))],
      [deletePin, noting(() => answerWith(done))],
      [movePins, noting(() => answerWith(done))],
      [undoAction, noting(() => answerWith({ ...done, state: 'undone' }))],
      [createBoard, noting(() => answerWith(board({ id: '12', name: 'Shelves' })))],
      [
        pickerBoards,
        () => answerWith({ all_boards: [], boards_shortlist: [boardCard({ ...quick }), kitchen] }),
      ],
      [boardTitleSuggestions, () => answerWith([{ title: 'Shelves' }])],
    ),
  })
  const { shell, toasts } = made
  shell.queries.setQueryData(keys.feed, { pages: [{ data: [pin()] }], pageParams: [null] })
  await savePinTo(saving, shell)
  await vi.waitFor(() => expect(toasts.at(-1)?.choices).toBeDefined())
  const mark = () => shell.cache.read('pin', pin().id).pinned_to_board
  return { ...made, asked, mark, offer: toasts.at(-1) }
}

test('a save without a board names none to the service, says Saved, and makes that board the next target', async () => {
  const { asked, toasts, shell, mark } = await savedQuickly()
  expect(asked).toMatchObject([{ pin_id: '42' }])
  expect(asked[0]).not.toHaveProperty('board_id')
  expect(toasts[0]).toMatchObject({ text: 'Saved', action: { label: 'Undo' } })
  expect(mark()).toEqual(quick)
  expect(shell.$saveTarget.get()).toEqual(quick)
})

test('its toast offers boards but the quick one, and new names, each with one press', async () => {
  const { asked, offer, mark, shell, toasts } = await savedQuickly()
  expect(offer).toMatchObject({
    key: 'save-42',
    action: { label: 'Undo' },
    choices: [
      { label: 'Kitchen', name: 'Move to Kitchen', isNew: false },
      { label: 'Shelves', isNew: true },
    ],
  })
  offer?.choices?.[0]?.run()
  expect(mark()).toMatchObject({ id: '11' })
  await vi.waitFor(() => expect(toasts.at(-1)?.text).toBe('Saved to Kitchen'))
  expect(asked.at(-1)).toMatchObject({ pin_ids: ['99'], board_id: '50', new_board_id: '11' })
  await vi.waitFor(() => expect(shell.$saveTarget.get()?.id).toBe('11'))
  toasts.at(-1)?.action?.run()
  await vi.waitFor(() => expect(asked.at(-1)).toEqual({ undo_token: 't' }))
  expect(mark()).toEqual(quick)
})

test('an offered name becomes a board, and the pin goes there', async () => {
  const { asked, offer, mark } = await savedQuickly()
  offer?.choices?.[1]?.run()
  await vi.waitFor(() => expect(mark()).toMatchObject({ id: '12' }))
  expect(asked.slice(1)).toMatchObject([{ name: 'Shelves' }, { new_board_id: '12' }])
})

test('Undo beside the offers deletes the saved pin once', async () => {
  const { asked, offer, mark } = await savedQuickly()
  offer?.action?.run()
  offer?.action?.run()
  await vi.waitFor(() => expect(asked.at(-1)).toEqual({ id: '99', undoes_save: true }))
  expect(mark()).toBeNull()
  expect(asked).toHaveLength(2)
})

test('a save without a board and without a network waits, and then goes to the quick board', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const made = testShell({ viewer: viewer(), ...answers([savePin, () => Response.error()]) })
  expect(await savePinTo(saving, made.shell)).toEqual({ state: 'kept' })
  const kept: unknown = JSON.parse(localStorage.getItem('tessera.waiting.save-pin.2.2') ?? '[]')
  expect(kept).toMatchObject([{ pinId: '42', board: { layout: 'quick_create' } }])
  expect(made.toasts.at(-1)?.text).toBe("You're offline. We'll save this when you're back online.")
  online.mockRestore()
})
