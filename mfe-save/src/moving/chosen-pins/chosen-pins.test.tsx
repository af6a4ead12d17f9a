// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { bar, choose, openChooser, pinButton, press } from '../../../test/opened-chooser.tsx'

test('without a selection there are no actions, and the bar shows the number of selected pins', async () => {
  const opened = openChooser()
  expect(screen.queryByRole('toolbar')).toBeNull()
  await opened.person.click(await pinButton('5'))
  expect(within(bar()).getByRole('status').textContent).toBe('1 selected')
  expect(within(bar()).queryByRole('button', { name: 'Remove from section' })).toBeNull()
  await press(opened, 'Clear selection')
  expect(screen.queryByRole('toolbar')).toBeNull()
})

test('selected pins move to another board with the keyboard alone, and leave the list at once', async () => {
  const { person, sent, toasts } = openChooser()
  await person.click(await pinButton('5'))
  within(bar()).getByRole('button', { name: 'Move' }).focus()
  await person.keyboard('{Enter}')
  const row = await screen.findByRole('button', { name: /^Move to Board 11/ })
  await person.type(screen.getByRole('searchbox', { name: 'Search boards and sections' }), '11')
  await person.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(row)
  await person.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Pin 5' })).toBeNull())
  expect(screen.getByText('4 on the board')).toBeDefined()
  expect(sent).toEqual([['move', { pin_ids: ['5'], board_id: '10', new_board_id: '11' }]])
  await waitFor(() => expect(toasts).toMatchObject([{ text: '1 Pin moved to Board 11' }]))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('toolbar')).toBeNull()
})

test('S4.11 after a refusal its message shows, and the pins, the selection and the scroll position are restored', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const opened = openChooser(false, 'always')
  await opened.person.click(await pinButton('5'))
  await opened.person.click(await pinButton('3'))
  await press(opened, 'Delete')
  await waitFor(() => expect(opened.toasts).toMatchObject([{ tone: 'bad' }]))
  expect(within(bar()).getByRole('status').textContent).toBe('2 selected')
  expect(screen.getByText('5 on the board')).toBeDefined()
  const names = screen.getAllByRole('button', { name: /^Pin/ }).map((each) => each.textContent)
  expect(names).toEqual(['Pin 5', 'Pin 4', 'Pin 3', 'Pin 2', 'Pin 1'])
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' }))
})

test('deleting more than a hundred Pins asks first and says how many', async () => {
  const opened = openChooser(false, 'no', { onBoard: 5_000 })
  await opened.person.click(await pinButton('5'))
  await press(opened, 'Select all 5,000')
  await press(opened, 'Delete')
  await screen.findByRole('heading', { name: 'Delete 5,000 Pins?' })
  await choose(opened, 'Cancel')
  expect(opened.sent).toEqual([])
  expect(within(bar()).getByRole('status').textContent).toBe('5,000 selected')
  await press(opened, 'Delete')
  await choose(opened, 'Delete')
  await waitFor(() =>
    expect(opened.sent).toEqual([['delete all', { board_id: '10', except_pin_ids: [] }]]),
  )
})

test('taking more than a hundred Pins out of a section asks first', async () => {
  const opened = openChooser(true, 'no', { inLamps: 101 })
  await opened.person.click(await pinButton('2'))
  await press(opened, 'Select all 101')
  await press(opened, 'Remove from section')
  await screen.findByRole('heading', { name: 'Remove 101 Pins from the section?' })
  await choose(opened, 'Remove')
  await waitFor(() => expect(opened.sent).toMatchObject([['move all', { new_board_id: '10' }]]))
})

test('an undone act is fetched again', async () => {
  const opened = openChooser()
  await opened.person.click(await pinButton('5'))
  await press(opened, 'Delete')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Pin 5' })).toBeNull())
  await waitFor(() => expect(opened.toasts).toHaveLength(1))
  opened.toasts[0]?.action?.run()
  await waitFor(() => expect(opened.toasts.at(-1)?.text).toBe('Undone'))
  expect(opened.sent.at(-1)).toEqual(['undo', { undo_token: 'token' }])
  expect(await pinButton('5')).toBeDefined()
})
