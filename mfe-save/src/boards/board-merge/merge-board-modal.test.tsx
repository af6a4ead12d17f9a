// @vitest-environment jsdom
import '../../../test/browser.ts'
import { cancelAction, getAction, mergeBoard, undoAction } from '@tessera/contracts/calls/actions'
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { answers } from '@tessera/testing/answers'
import { board, boardCard, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { MergeBoardModal } from './merge-board-modal.tsx'

const homes = boardCard({ id: '11', name: 'Homes', url: '/mira/homes/', pin_count: 30 })

interface World {
  readonly shown?: ReturnType<typeof board>
  readonly merge?: () => Response
  readonly get?: () => Response
  readonly boards?: () => Response
}

const action = (state: string, done: number) =>
  answerWith({ id: '5', kind: 'merge-board', state, total: 900, done, undo_token: 'token' })

function open(world: World = {}) {
  const { shown = board({ section_count: 2 }), merge, get, boards } = world
  const sent: unknown[] = []
  const note = (answer: () => Response) => (input: unknown) => {
    sent.push(input)
    return answer()
  }
  const shell = testShell({
    viewer: viewer(),
    ...answers(
      [
        pickerBoards,
        boards ?? (() => answerWith({ all_boards: [boardCard(), homes], boards_shortlist: [] })),
      ],
      [mergeBoard, note(merge ?? (() => action('done', 12)))],
      [getAction, get ?? (() => action('done', 900))],
      [cancelAction, note(() => action('cancelled', 300))],
      [undoAction, note(() => action('undone', 12))],
    ),
  })
  shell.stores.$address.set({ pathname: shown.url, search: '' })
  const onClose = vi.fn()
  const view = shell.render(<MergeBoardModal board={shown} onClose={onClose} />)
  const person = userEvent.setup()
  const confirm = async () => {
    await person.click(await screen.findByRole('button', { name: /^Homes/ }))
    await person.click(screen.getByRole('button', { name: 'Merge' }))
  }
  return { ...shell, sent, person, onClose, confirm, view }
}

test('a merge explains its outcome with counts first, and Back returns to the boards', async () => {
  const { person, sent } = open()
  await person.click(await screen.findByRole('button', { name: /^Homes/ }))
  expect(screen.queryByRole('button', { name: /^Quiet corners/ })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Merge Quiet corners into Homes?' })).toBeDefined()
  expect(screen.getByText(/^12 Pins and 2 sections move from Quiet corners to Homes/)).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByRole('button', { name: /^Homes/ })).toBeDefined()
  expect(sent).toEqual([])
})

test('merging a secret board into a public one warns that everyone will see it', async () => {
  const { person } = open({ shown: board({ privacy: 'secret' }) })
  await person.click(await screen.findByRole('button', { name: /^Homes/ }))
  expect(screen.getByText(/everyone will see what was secret on Quiet corners/)).toBeDefined()
})

test('a merge navigates to the target, updates other tabs and offers Undo', async () => {
  const { confirm, sent, addresses, events, toasts, onClose } = open()
  await confirm()
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { text: 'Quiet corners merged into Homes', action: { label: 'Undo' } },
    ]),
  )
  expect(addresses).toEqual(['/mira/homes/'])
  expect(onClose).toHaveBeenCalledOnce()
  expect(events.map(({ name }) => name)).toEqual(['entities.changed'])
  toasts[0]?.action?.run()
  await waitFor(() => expect(toasts.at(-1)?.text).toBe('Undone'))
  expect(sent).toEqual([{ board_id: '10', into_board_id: '11' }, { undo_token: 'token' }])
})

test('a large merge shows its progress and can be stopped', async () => {
  let state = 'running'
  const { confirm, person, toasts, sent, addresses } = open({
    merge: () => action('running', 0),
    get: () => action(state, 300),
  })
  await confirm()
  expect(await screen.findByText('300 of 900 Pins', {}, { timeout: 4_000 })).toBeDefined()
  expect(screen.getByRole('progressbar')).toHaveProperty('value', 300)
  state = 'cancelled'
  await person.click(screen.getByRole('button', { name: 'Stop' }))
  await waitFor(
    () =>
      expect(toasts).toMatchObject([
        { text: 'Merged part of Quiet corners: 300 Pins moved to Homes' },
      ]),
    { timeout: 4_000 },
  )
  expect(sent).toContainEqual({ action_id: '5' })
  expect(addresses).toEqual([])
})

test('a merge continues after its form is closed, and a toast says when it is done', async () => {
  const { confirm, toasts, view, onClose } = open({ merge: () => action('running', 0) })
  await confirm()
  await screen.findByRole('progressbar')
  view.unmount()
  await waitFor(() => expect(toasts).toHaveLength(1), { timeout: 4_000 })
  expect(onClose).not.toHaveBeenCalled()
})

test('a merge refused because the board is busy shows the message beside the button', async () => {
  const { confirm, events } = open({ merge: () => answerError('board-busy') })
  await confirm()
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Please wait until the previous board action finishes.',
  )
  expect(screen.getByRole('button', { name: 'Merge' })).toBeDefined()
  expect(events).toEqual([])
})

test('a merge without another board says so, and boards that fail to load can be retried', async () => {
  let answers = [
    () => answerError('unexpected'),
    () => answerWith({ all_boards: [boardCard()], boards_shortlist: [] }),
  ]
  const { person } = open({
    boards: () => {
      const [first] = answers
      answers = answers.slice(1)
      return first?.() ?? answerError('unexpected')
    },
  })
  await person.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('You have no other board to merge it into.')).toBeDefined()
})
