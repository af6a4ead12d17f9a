// @vitest-environment jsdom
import { createBoard } from '@tessera/contracts/calls/boards'
import { savePin } from '@tessera/contracts/calls/pins'
import { parsedInput } from '@tessera/testing/answers'
import { board, boardCard, pin } from '@tessera/testing/fixtures'
import { answerError, answerWith } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import {
  gone,
  openSaveModal as open,
  rowOf as row,
  saved,
  titled,
} from '../../../test/opened-save-modal.tsx'

const eventsNamed = (events: readonly { name: string }[], name: string) =>
  events.filter((event) => event.name === name)

test('S2.20 a pin that is on a board already says so', async () => {
  open({ pin: pin({ pinned_to_board: boardCard() }) })
  expect(await screen.findByText('Psst! You already saved this Pin to Quiet corners')).toBeDefined()
})

test('choosing a board saves the pin there, shows a toast with a link, and closes the modal', async () => {
  const { user, events, toasts } = open()
  await user.click(await row('Quiet corners'))
  await gone()
  expect(eventsNamed(events, 'entities.changed')).toHaveLength(1)
  expect(toasts).toMatchObject([
    {
      text: 'Saved to Quiet corners',
      tone: 'good',
      picture: '/media/a-236.jpg',
      link: { label: 'See board', to: '/mira/quiet-corners/' },
    },
  ])
})

test('a row is busy while its save is pending, and a second press does nothing', async () => {
  const save = vi.fn(() => new Promise<Response>(() => {}))
  const { user } = open({ save })
  await user.click(await row('Quiet corners'))
  const busy = await row('Quiet corners')
  expect(busy.getAttribute('aria-busy')).toBe('true')
  await user.click(busy)
  expect(save).toHaveBeenCalledOnce()
})

test.each([
  ['message_detail', { message_detail: 'Ask Ana to let you in.' }, 'Ask Ana to let you in.'],
  ['message', {}, "You don't have permission to do that."],
])(
  'S8.3 a failed save shows its %s in a toast, and the boards can be chosen again',
  async (_, own, text) => {
    const save = () => answerError('not-allowed', undefined, own)
    const { user, toasts, close, events } = open({ save })
    await user.click(await row('Quiet corners'))
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ text, tone: 'bad' }))
    expect((await row('Quiet corners')).getAttribute('aria-busy')).toBeNull()
    expect(close).not.toHaveBeenCalled()
    expect(eventsNamed(events, 'entities.changed')).toEqual([])
  },
)

test('S2.11 S4.7 after a board is created the title says so, a success animation plays and the toast appears', async () => {
  const made = board({ id: '77', name: 'Kitchen', url: '/mira/kitchen/' })
  const create = vi.fn((_: Readonly<Record<string, unknown>>) => answerWith(made))
  let answerSave = (_: Response): void => {}
  const save = () => new Promise<Response>((resolve) => (answerSave = resolve))
  const { user, events, toasts } = open({ boards: [], create, save })
  await titled('Create board')
  const name = screen.getByRole('textbox', { name: 'Name' })
  expect(document.activeElement).toBe(name)
  await user.type(name, ' Kitchen ')
  await user.click(screen.getByRole('switch', { name: 'Keep this board secret' }))
  await user.click(screen.getByRole('button', { name: 'Create' }))
  await titled('Board created')
  expect(document.querySelector('[data-success-animation]')).not.toBeNull()
  answerSave(saved({ board_id: '77' }, 'Kitchen'))
  await gone()
  expect(create).toHaveBeenCalledWith(
    parsedInput(createBoard, {
      name: 'Kitchen',
      privacy: 'secret',
      aux_data: { source: 'board_picker' },
    }),
  )
  expect(events.map((event) => event.name)).toEqual(['entities.changed', 'entities.changed'])
  expect(toasts.map(({ text }) => text)).toEqual(['Saved to Kitchen'])
})

test('a refused board keeps its name, and the error goes with the next edit', async () => {
  const { user } = open({ boards: [], create: () => answerError('name-taken') })
  await titled('Create board')
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Kitchen{Enter}')
  expect(await screen.findByText('You already have a board with that name.')).toBeDefined()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Kitchen')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
  expect(screen.getByRole('button', { name: 'Create' })).toHaveProperty('disabled', true)
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 's')
  expect(screen.queryByText('You already have a board with that name.')).toBeNull()
  expect(screen.getByRole('button', { name: 'Create' })).toHaveProperty('disabled', false)
})

test('S5.9 Enter in the name field creates the board, unless the name is blank', async () => {
  const create = vi.fn(() => answerWith(board()))
  const { user } = open({ boards: [], create })
  await titled('Create board')
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' {Enter}')
  expect(create).not.toHaveBeenCalled()
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Kitchen{Enter}')
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
})

test('close goes back from the form to the boards, keeps the typed name, then closes', async () => {
  const { user, close } = open()
  await user.click(await screen.findByRole('button', { name: 'Create board' }))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Kit')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await titled('Choose board')
  expect(close).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Create board' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Kit')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Choose board' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(close).toHaveBeenCalledOnce()
})

test('S2.6 S2.7 S2.8 S2.9 the title says what is chosen or created, step by step', async () => {
  const { user } = open({ boards: [boardCard({ section_count: 1 })] })
  await titled('Choose board')
  await user.click(await screen.findByRole('button', { name: 'Create board' }))
  await titled('Create board')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await titled('Choose board')
  await user.click(await row('Quiet corners'))
  await titled('Choose section')
  await user.click(await screen.findByRole('button', { name: 'Add section' }))
  await titled('Add section')
})

test('boards that failed to load can be loaded again', async () => {
  const picker = vi
    .fn()
    .mockReturnValueOnce(answerError('unexpected'))
    .mockReturnValue(answerWith({ all_boards: [boardCard()], boards_shortlist: [] }))
  open({ picker })
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining("We couldn't load your boards"),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await row('Quiet corners')).toBeDefined()
})

test('S2.10 with a given board the modal opens on its sections, where one can be created', async () => {
  const parted = boardCard({ section_count: 2 })
  const { user, close } = open({ boards: [parted], boardId: parted.id })
  await titled('Choose section')
  await user.click(await screen.findByRole('button', { name: 'Create section' }))
  await titled('Create section')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await titled('Choose section')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(close).toHaveBeenCalledOnce()
})

test('a search creates a board with its name in one press, and the pin goes to it', async () => {
  const made = board({ id: '77', name: 'Kitchen', url: '/mira/kitchen/' })
  const create = vi.fn((_: Readonly<Record<string, unknown>>) => answerWith(made))
  const save = vi.fn((input: Readonly<Record<string, unknown>>) => saved(input, 'Kitchen'))
  const { user, toasts } = open({ create, save })
  await user.type(await screen.findByRole('searchbox'), ' Kitchen ')
  await user.click(screen.getByRole('button', { name: 'Create “Kitchen”' }))
  await titled('Board created')
  await gone()
  expect(create).toHaveBeenCalledWith(
    parsedInput(createBoard, {
      name: 'Kitchen',
      privacy: 'public',
      aux_data: { source: 'board_picker' },
    }),
  )
  expect(save).toHaveBeenCalledWith(parsedInput(savePin, { pin_id: '42', board_id: '77' }))
  expect(toasts.map(({ text }) => text)).toEqual(['Saved to Kitchen'])
})

test('a refused name of a search says why below the search, and the boards can be chosen', async () => {
  const { user } = open({ create: () => answerError('boards-full') })
  await user.type(await screen.findByRole('searchbox'), 'Qui')
  await user.click(screen.getByRole('button', { name: 'Create “Qui”' }))
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'Qui')
  await user.click(await row('Quiet corners'))
  await gone()
})

test('a search is kept while the form of a new board is open', async () => {
  const { user } = open()
  await user.type(await screen.findByRole('searchbox'), 'Qui')
  await user.click(screen.getByRole('button', { name: 'Create board' }))
  await titled('Create board')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('searchbox')).toHaveProperty('value', 'Qui')
})
