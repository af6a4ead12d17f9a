// @vitest-environment jsdom
import { board, pin, viewer } from '@tessera/testing/fixtures'
import { answerWith } from '@tessera/testing/shell'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lamps, openBoard } from '../../../test/opened-board.tsx'

const rugs = { ...lamps, id: '31', title: 'Rugs', slug: 'rugs' }
const own = board({
  can_edit: true,
  viewer_role: 'owner',
  sections: [lamps, rugs],
  section_count: 2,
  pin_count: 2,
})
const pins = () => answerWith([pin({ title: 'First' }), pin({ id: '43', title: 'Second' })])
const opened = (query = '') => openBoard({ shown: own, looker: viewer(), pins, query })
const handles = () => screen.queryAllByRole('button', { name: /^Move / }).length

test('Reorder shows handles on sections and Pins until Done', async () => {
  const { person } = opened()
  await screen.findByRole('link', { name: /^First/ })
  expect(handles()).toBe(0)
  await person.click(screen.getByRole('button', { name: 'Reorder' }))
  expect(handles()).toBe(4)
  await person.click(screen.getByRole('button', { name: 'Done' }))
  expect(handles()).toBe(0)
})

test('Reorder leaves a search and another sort order, in which Pins have no place', async () => {
  const { person, addresses } = opened('sort=oldest&q=lamp')
  await screen.findByRole('link', { name: /^First/ })
  await person.click(screen.getByRole('button', { name: 'Reorder' }))
  expect(addresses).toEqual(['/mira/quiet-corners/'])
})

test('while selecting, a press on a Pin selects it, and Escape with nothing selected ends the mode', async () => {
  const { person, addresses } = opened()
  await person.click(await screen.findByRole('button', { name: 'Select' }))
  const bar = () => screen.queryByRole('toolbar', { name: 'Selected Pins' })
  expect(bar()?.textContent).toContain('Press Pins to select them')
  await person.click(screen.getByRole('link', { name: /^First/ }))
  expect(addresses).toEqual([])
  expect(within(screen.getByRole('toolbar')).getByText('1 selected')).toBeDefined()
  screen.getByRole('link', { name: /^First/ }).focus()
  await person.keyboard('{Escape}')
  expect(bar()?.textContent).toContain('Press Pins to select them')
  await person.keyboard('{Escape}')
  expect(bar()).toBeNull()
})

test('a selection ends with the query of its list, and the mode goes on', async () => {
  const { person, searchFor } = opened()
  await person.click(await screen.findByRole('button', { name: 'Select' }))
  const bar = () => within(screen.getByRole('toolbar', { name: 'Selected Pins' }))
  for (const asked of ['q=lamp', 'section=none', 'sort=oldest', '']) {
    await screen.findByRole('link', { name: /^First/ })
    const all = bar().queryByRole('button', { name: 'Select all 2' })
    await person.click(all ?? screen.getByRole('link', { name: /^First/ }))
    expect(bar().getByText(/ selected$/)).toBeDefined()
    searchFor(asked)
    expect(bar().getByRole('status').textContent).toBe('Press Pins to select them')
  }
})

test('a selected Pin that left the list is no longer counted', async () => {
  let left = [pin({ title: 'First' }), pin({ id: '43', title: 'Second' })]
  const { person, shell } = openBoard({
    shown: own,
    looker: viewer(),
    pins: () => answerWith(left),
  })
  await person.click(await screen.findByRole('button', { name: 'Select' }))
  await person.click(await screen.findByRole('link', { name: /^First/ }))
  await person.click(screen.getByRole('link', { name: /^Second/ }))
  left = left.slice(1)
  await shell.queries.invalidateQueries()
  expect(await screen.findByText('1 selected')).toBeDefined()
})

test('people who may not change a board neither add to it nor select or reorder its Pins', async () => {
  openBoard({ shown: board({ sections: [lamps, rugs], pin_count: 2 }), pins })
  await screen.findByRole('link', { name: /^First/ })
  for (const name of ['Select', 'Reorder', 'Add section', 'Add note'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Add Pin' })).toBeNull()
})

test('Add Pin opens the builder with the board, and Add section and Add note open their forms', async () => {
  const { person, addresses } = opened()
  await person.click(await screen.findByRole('link', { name: 'Add Pin' }))
  expect(addresses).toEqual(['/pin-builder/?board=10'])
  await person.click(screen.getByRole('button', { name: 'Add section' }))
  expect(await screen.findByRole('dialog', { name: 'Add section' })).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Close' }))
  await person.click(screen.getByRole('button', { name: 'Add note' }))
  expect(await screen.findByRole('dialog', { name: 'New note' })).toBeDefined()
})
