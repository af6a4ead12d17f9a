// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bar, choose, openChooser, pinButton, press } from '../../../test/opened-chooser.tsx'

test('the move dialog lists the sections of the board first, and finds them by name', async () => {
  const opened = openChooser()
  await opened.person.click(await pinButton('5'))
  await press(opened, 'Move')
  const field = await screen.findByRole('searchbox')
  await opened.person.type(field, 'rug')
  expect(screen.queryByRole('button', { name: /Board 11/ })).toBeNull()
  await choose(opened, /^Move to Rugs/)
  await waitFor(() =>
    expect(opened.sent).toEqual([['into section', { section_id: '31', pins: ['5'] }]]),
  )
})

test('S4.10 the place where the pins are says so and cannot be chosen', async () => {
  const opened = openChooser(true)
  await opened.person.click(await pinButton('2'))
  await press(opened, 'Move')
  const here = await screen.findByRole('button', { name: /^Move to Lamps.*Current location$/ })
  expect(here.getAttribute('aria-current')).toBe('location')
  await opened.person.click(here)
  expect(screen.getByRole('dialog')).toBeDefined()
  expect(opened.sent).toEqual([])
  await choose(opened, /^Move to No section/)
  await waitFor(() =>
    expect(opened.sent).toEqual([['out of section', { section_id: '30', pins: ['2'] }]]),
  )
})

test('copying leaves the list unchanged, and goes to any other board', async () => {
  const opened = openChooser()
  await opened.person.click(await pinButton('5'))
  await press(opened, 'Copy')
  await screen.findByRole('heading', { name: 'Copy 1 Pin' })
  expect(screen.queryByRole('button', { name: /Rugs/ })).toBeNull()
  await choose(opened, /^Copy to Board 11/)
  await waitFor(() => expect(opened.toasts).toMatchObject([{ text: '1 Pin copied to Board 11' }]))
  expect(await pinButton('5')).toBeDefined()
})

test('S4.13 with all but two pins chosen, a new section is created first and then takes the others', async () => {
  const opened = openChooser()
  await opened.person.click(await pinButton('5'))
  await press(opened, 'Select all 5')
  await opened.person.click(await pinButton('4'))
  await opened.person.click(await pinButton('2'))
  expect(within(bar()).getByRole('status').textContent).toBe('3 selected')
  await press(opened, 'Move')
  await choose(opened, /^Move to Board 10/)
  await choose(opened, 'Add section')
  await opened.person.type(await screen.findByRole('textbox'), 'Porch{Enter}')
  await waitFor(() => expect(opened.sent).toHaveLength(2))
  expect(opened.sent[0]).toMatchObject(['section', { board_id: '10', name: 'Porch' }])
  expect(opened.sent[1]).toEqual([
    'move all',
    {
      board_id: '10',
      except_pin_ids: ['4', '2'],
      new_board_id: '10',
      new_section_id: '41',
    },
  ])
})

test('a board that is created in the move dialog takes the pins', async () => {
  const opened = openChooser()
  await opened.person.click(await pinButton('5'))
  await press(opened, 'Move')
  await choose(opened, 'Create board')
  await opened.person.type(await screen.findByRole('textbox', { name: 'Name' }), 'Attic{Enter}')
  await waitFor(() =>
    expect(opened.sent.at(-1)).toEqual([
      'move',
      { pin_ids: ['5'], board_id: '10', new_board_id: '12' },
    ]),
  )
})

test('a search creates a board with its name in one press, and the pins move to it', async () => {
  const opened = openChooser()
  await opened.person.click(await pinButton('5'))
  await press(opened, 'Move')
  await opened.person.type(await screen.findByRole('searchbox'), 'Attic')
  await choose(opened, 'Create “Attic”')
  await waitFor(() => expect(opened.sent).toHaveLength(2))
  expect(opened.sent[0]).toMatchObject(['board', { name: 'Attic' }])
  expect(opened.sent[1]).toEqual(['move', { pin_ids: ['5'], board_id: '10', new_board_id: '12' }])
})

test('a search of a board’s sections creates one in one press, and the pins move to it', async () => {
  const opened = openChooser()
  await opened.person.click(await pinButton('5'))
  await press(opened, 'Move')
  await choose(opened, /^Move to Board 10/)
  await screen.findByRole('button', { name: /^Move to Rugs/ })
  await opened.person.type(screen.getByRole('searchbox'), 'Porch')
  await choose(opened, 'Create “Porch”')
  await waitFor(() => expect(opened.sent).toHaveLength(2))
  expect(opened.sent[0]).toMatchObject(['section', { board_id: '10', name: 'Porch' }])
  expect(opened.sent[1]?.[1]).toMatchObject({ section_id: '41', pins: ['5'] })
})
