// @vitest-environment jsdom
import { undoAction } from '@tessera/contracts/calls/actions'
import { pickerBoards } from '@tessera/contracts/calls/boards'
import {
  countLibrary,
  deleteLibraryPins,
  libraryPins,
  previewLibraryAct,
} from '@tessera/contracts/calls/library'
import { updatePin } from '@tessera/contracts/calls/pins'
import { shortcutsWanted } from '@tessera/contracts/events/facts'
import { answers } from '@tessera/testing/answers'
import { pin, viewer } from '@tessera/testing/fixtures'
import { answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import LibraryPage from './page.tsx'

const me = viewer()
const mine = { ...pin().pinner, id: me.id }
const pins = ['Oak shelf', 'Paper lamp', 'Clay lamp'].map((title, at) => ({
  ...pin({
    id: `9${at}`,
    title,
    creator: at === 2 ? null : mine,
    board: { id: '11', name: 'Kitchen', url: '/mira/kitchen/' },
  }),
  note: null,
}))
const action = { id: '5', kind: 'delete-pins', state: 'done', total: 2, done: 2, undo_token: 't' }

function opened(address = 'view=table', found: readonly (typeof pins)[number][] = pins) {
  const asked: Readonly<Record<string, unknown>>[] = []
  const noting = (data: unknown) => (input: Readonly<Record<string, unknown>>) => {
    asked.push({ ...input })
    return answerWith(data)
  }
  const made = testShell({
    viewer: me,
    ...answers(
      [libraryPins, noting(found)],
      [countLibrary, () => answerWith({ total: 40 })],
      [pickerBoards, () => answerWith({ all_boards: [], boards_shortlist: [] })],
      [
        previewLibraryAct,
        noting({ total: 39, there: 0, boards: [{ id: '11', name: 'Kitchen', count: 39 }] }),
      ],
      [deleteLibraryPins, noting(action)],
      [updatePin, noting({ ...pins[0], title: 'Ash shelf' })],
      [undoAction, noting({ ...action, state: 'undone' })],
    ),
  })
  made.render(<LibraryPage params={{}} query={new URLSearchParams(address)} />)
  return { ...made, asked, user: userEvent.setup() }
}

test('keys go from row to row, select, and delete what the filters show but for one, after a preview', async () => {
  const { user, asked } = opened('view=table&q=lamp')
  const first = await screen.findByRole('row', { name: 'Oak shelf' })
  first.focus()
  await user.keyboard(' {ArrowDown}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Paper lamp')
  expect(screen.getByRole('checkbox', { name: 'Select Oak shelf' })).toHaveProperty('checked', true)
  await user.click(await screen.findByRole('button', { name: 'Select all 40' }))
  first.focus()
  await user.keyboard(' ')
  expect(screen.getByText('39 selected')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete 39 Pins?' })
  expect(await within(dialog).findByText('Kitchen')).toBeDefined()
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  const sent = { query: 'lamp', except_pin_ids: ['90'] }
  await waitFor(() => expect(asked.filter((input) => 'except_pin_ids' in input)).toHaveLength(2))
  for (const input of asked.filter((each) => 'except_pin_ids' in each)) expect(input).toEqual(sent)
})

test('a title is changed in place by its creator; Escape drops a change, and a title of others stays', async () => {
  const { user, asked } = opened()
  const field = await screen.findByRole('textbox', { name: 'Title of Oak shelf' })
  await user.clear(field)
  await user.type(field, 'Elm{Escape}')
  expect(field).toHaveProperty('value', 'Oak shelf')
  await user.clear(field)
  await user.type(field, 'Ash shelf{Enter}')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ id: '90', title: 'Ash shelf' }))
  expect(screen.queryByRole('textbox', { name: 'Title of Clay lamp' })).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Note on Clay lamp' })).toBeDefined()
})

test('filters go to the address, and a library without a match offers to clear them', async () => {
  const { user, addresses } = opened('color=red', [])
  await user.click(await screen.findByRole('button', { name: 'Show all' }))
  expect(addresses.at(-1)).toBe('/library/')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'video')
  expect(addresses.at(-1)).toBe('/library/?color=red&kind=video')
})

test('an empty library says what to do', async () => {
  opened('', [])
  expect(await screen.findByRole('heading', { name: 'Your library is empty' })).toBeDefined()
})

test('the keys of the page are asked for by a button', async () => {
  const { user, shell } = opened()
  const wanted = vi.fn()
  shell.bus.on(shortcutsWanted, wanted)
  await user.click(await screen.findByRole('button', { name: 'Keyboard shortcuts' }))
  expect(wanted).toHaveBeenCalledOnce()
})
