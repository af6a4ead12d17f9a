// @vitest-environment jsdom
import { emptyTrash, getAction, trash, undoAction } from '@tessera/contracts/calls/actions'
import { getBoard } from '@tessera/contracts/calls/boards'
import { answers } from '@tessera/testing/answers'
import { board, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import TrashPage from './page.tsx'

const item = (over: Readonly<Record<string, unknown>> = {}) => ({
  action_id: '5',
  kind: 'delete-board',
  name: 'Old plans',
  board_id: '10',
  board_name: 'Old plans',
  merged_into: null,
  pin_count: 12,
  image_urls: ['/a.jpg'],
  deleted_at: '2026-01-01T12:00:00.000Z',
  gone_at: '2026-01-31T12:00:00.000Z',
  ...over,
})

interface World {
  readonly items?: (input: { readonly query?: string | undefined }) => Response
  readonly undo?: (input: unknown) => Response
  readonly empty?: (input: unknown) => Response
  readonly states?: string[]
}

const undone = (state: string, over: Readonly<Record<string, unknown>> = {}) =>
  answerWith({
    id: '5',
    kind: 'delete-board',
    state,
    total: 0,
    done: 0,
    undo_token: null,
    ...over,
  })

function open({ items, undo, empty, states = [] }: World = {}) {
  const shell = testShell({
    viewer: viewer(),
    ...answers(
      [trash, items ?? (() => answerWith([item()]))],
      [undoAction, undo ?? (() => undone('undone'))],
      [emptyTrash, empty ?? (() => answerError('unexpected'))],
      [getAction, () => undone(states.shift() ?? 'undone')],
      [getBoard, () => answerWith(board())],
    ),
  })
  shell.render(<TrashPage />)
  return { ...shell, person: userEvent.setup() }
}

test('each item shows its name, its number of pins and the last day to restore it', async () => {
  open({
    items: () =>
      answerWith([
        item(),
        item({ action_id: '6', kind: 'delete-section', name: 'Lamps', board_name: 'Rooms' }),
        item({ action_id: '7', kind: 'delete-pins', name: '', pin_count: 3, board_name: 'Rooms' }),
        item({ action_id: '8', kind: 'delete-pins', name: 'A lamp', pin_count: 1 }),
        item({ action_id: '9', kind: 'delete-pins', name: '', pin_count: 1, image_urls: [] }),
      ]),
  })
  const list = await screen.findByRole('list', { name: 'Deleted items' })
  const rows = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(rows[0]).toContain('Old plansBoard · 12 Pins')
  expect(rows[0]).toContain('Deleted January 1 · Restore by January 31')
  expect(rows[1]).toContain('LampsSection of Rooms · 12 Pins')
  expect(rows[2]).toContain('3 PinsFrom Rooms')
  expect(rows[3]).toContain('A lampFrom Old plans')
  expect(rows[4]).toContain('Untitled Pin')
})

test('a restored item leaves the trash, and a toast links to its board', async () => {
  const { person, toasts, events } = open()
  await person.click(await screen.findByRole('button', { name: 'Restore Old plans' }))
  expect(await screen.findByRole('heading', { name: 'Trash is empty' })).toBeDefined()
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { text: 'Old plans restored', link: { to: '/mira/quiet-corners/' } },
    ]),
  )
  expect(events.map(({ name }) => name)).toEqual(['entities.changed'])
})

test('a board that is restored under another name says so and leads to where it is renamed', async () => {
  const restored_as = 'Old plans 2'
  const { person, toasts } = open({ undo: () => undone('undoing', { restored_as }) })
  await person.click(await screen.findByRole('button', { name: 'Restore Old plans' }))
  const text = 'Old plans restored as “Old plans 2”, because the name is taken'
  const link = { label: 'Rename it there', to: '/mira/quiet-corners/' }
  await waitFor(() => expect(toasts).toMatchObject([{ text, link }]), { timeout: 4_000 })
})

test('an item that takes a while to restore stays listed until it is restored', async () => {
  const { person, toasts } = open({ undo: () => undone('undoing'), states: ['undoing', 'undone'] })
  await person.click(await screen.findByRole('button', { name: 'Restore Old plans' }))
  expect(screen.getByRole('button', { name: 'Restore Old plans' }).ariaBusy).toBe('true')
  await waitFor(() => expect(toasts).toHaveLength(1), { timeout: 4_000 })
})

test('an item that cannot be restored stays, with the reason beside it', async () => {
  const { person } = open({ undo: () => answerError('board-deleted') })
  const button = await screen.findByRole('button', { name: 'Restore Old plans' })
  await person.click(button)
  expect(await screen.findByText('Their board was deleted too. Restore it first.')).toBeDefined()
  expect(button.ariaBusy).not.toBe('true')
})

test('an empty trash explains itself, and a trash that fails to load can be retried', async () => {
  let fails = true
  const { person } = open({ items: () => (fails ? answerError('unexpected') : answerWith([])) })
  const again = await screen.findByRole('button', { name: 'Try again' })
  fails = false
  await person.click(again)
  expect(await screen.findByRole('heading', { name: 'Trash is empty' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to your boards' }).getAttribute('href')).toBe(
    '/mira/',
  )
})

const three = () =>
  answerWith([
    item({ action_id: '7', kind: 'delete-pins', name: 'A lamp', pin_count: 1 }),
    item({ action_id: '6', kind: 'merge-board', name: 'Drafts', merged_into: 'Rooms' }),
    item(),
  ])

const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
const press = (person: ReturnType<typeof userEvent.setup>, name: string) =>
  person.click(screen.getByRole('button', { name }))

test('a merge shows its target and its day', async () => {
  open({ items: three })
  const drafts = (await screen.findByRole('heading', { name: 'Drafts' })).closest('li')
  expect(drafts?.textContent).toContain('Board merged into Rooms · 12 Pins')
  expect(drafts?.textContent).toContain('Merged January 1')
})

test('restoring selected items restores boards first; a refused item stays with the reason', async () => {
  const asked: unknown[] = []
  const undo = (input: unknown) => {
    asked.push(input)
    return asked.length === 3 ? answerError('board-deleted') : undone('undone')
  }
  const { person, toasts } = open({ items: three, undo })
  await screen.findByRole('heading', { name: 'Drafts' })
  await press(person, 'Select')
  await press(person, 'Select all')
  expect(screen.getByRole('toolbar', { name: 'Selected items' }).textContent).toContain(
    '3 selected',
  )
  await press(person, 'Restore')
  await waitFor(() => expect(toasts).toHaveLength(2))
  expect(asked).toEqual([{ action_id: '5' }, { action_id: '6' }, { action_id: '7' }])
  expect(toasts).toMatchObject([
    { text: '2 items restored' },
    { text: "We couldn't restore 1 item. See the reason next to it." },
  ])
  expect(screen.getAllByRole('heading', { level: 2 }).map((name) => name.textContent)).toEqual([
    'A lamp',
  ])
  expect(screen.getByText('Their board was deleted too. Restore it first.')).toBeDefined()
})

test('selected items are deleted forever after confirmation, and the others stay', async () => {
  const asked: unknown[] = []
  const empty = (input: unknown) => {
    asked.push(input)
    return asked.length === 1 ? answerError('unexpected') : answerWith({ emptied: 1 })
  }
  const { person, toasts } = open({ items: three, empty })
  await screen.findByRole('heading', { name: 'Drafts' })
  await press(person, 'Select')
  expect(screen.getByRole('button', { name: 'Delete forever' })).toHaveProperty('disabled', true)
  await person.click(box('A lamp'))
  await press(person, 'Delete forever')
  const dialog = within(screen.getByRole('dialog', { name: 'Delete forever?' }))
  expect(asked).toEqual([])
  await person.click(dialog.getByRole('button', { name: 'Delete forever' }))
  expect(await dialog.findByRole('alert')).toBeDefined()
  await person.click(dialog.getByRole('button', { name: 'Delete forever' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toEqual([{ action_ids: ['7'] }, { action_ids: ['7'] }])
  expect(toasts).toMatchObject([{ text: '1 item deleted forever' }])
  expect(screen.queryByRole('heading', { name: 'A lamp' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Restore Drafts' })).toBeDefined()
})

test('the trash is emptied after confirmation', async () => {
  let isEmptied = false
  const { person } = open({
    items: () => (isEmptied ? answerWith([]) : three()),
    empty: (input) => {
      expect(input).toEqual({})
      isEmptied = true
      return answerWith({ emptied: 3 })
    },
  })
  await screen.findByRole('heading', { name: 'Drafts' })
  await press(person, 'Empty trash')
  const dialog = within(screen.getByRole('dialog', { name: 'Empty the trash?' }))
  await person.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(isEmptied).toBe(false)
  await press(person, 'Empty trash')
  await press(person, 'Delete forever')
  expect(await screen.findByRole('heading', { name: 'Trash is empty' })).toBeDefined()
})

test('a search shows what it finds, from where the trash is not emptied, and leads back to all of it', async () => {
  const { person } = open({
    items: ({ query }) => (query === undefined ? three() : answerWith([])),
  })
  await screen.findByRole('heading', { name: 'Drafts' })
  await person.type(screen.getByRole('searchbox', { name: 'Search the trash' }), 'teapot')
  expect(await screen.findByRole('heading', { name: 'Nothing in the trash matches' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Empty trash' })).toBeNull()
  await press(person, 'Show everything in the trash')
  expect(await screen.findByRole('heading', { name: 'Drafts' })).toBeDefined()
})
