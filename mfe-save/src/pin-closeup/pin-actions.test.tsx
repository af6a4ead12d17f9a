// @vitest-environment jsdom
import { boardCard, viewer } from '@tessera/testing/fixtures'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { details, openPin, stranger, title } from '../../test/opened-pin.tsx'

test('Save asks for the pin to be saved, whoever presses it', async () => {
  const { person, events } = openPin()
  await person.click(await screen.findByRole('button', { name: 'Save' }))
  expect(events).toEqual([
    { name: 'save.requested', payload: { pinId: '42', source: 'saveButton' } },
  ])
})

test('S saves, unless it is written into a field or pressed with another key', async () => {
  const { person, events } = openPin()
  await title()
  await person.keyboard('{Control>}s{/Control}')
  await person.type(screen.getByRole('textbox', { name: 'Add a comment' }), 's')
  expect(events).toEqual([])
  await person.click(screen.getByRole('heading', { level: 1 }))
  await person.keyboard('s')
  expect(events).toEqual([
    { name: 'save.requested', payload: { pinId: '42', source: 'saveButton' } },
  ])
})

test('a pin that is saved says where, and can be saved elsewhere too', async () => {
  openPin({
    shown: details({ pinned_to_board: boardCard({ name: 'Lamps', url: '/mira/lamps/' }) }),
  })
  expect((await screen.findByRole('link', { name: 'Lamps' })).getAttribute('href')).toBe(
    '/mira/lamps/',
  )
  expect(screen.getByRole('button', { name: 'Saved' })).toBeDefined()
})

test('a visitor who downloads signs up first, and the file is kept once they are somebody', async () => {
  const kept = vi.fn<(href: string | null) => void>()
  document.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) kept(target.getAttribute('href'))
  })
  const { person, events, stores } = openPin()
  await person.click(await screen.findByRole('button', { name: 'Download' }))
  expect(events).toEqual([
    { name: 'auth.requested', payload: { source: 'downloadImageBtnDweb', pinId: '42' } },
  ])
  expect(kept).not.toHaveBeenCalled()
  stores.$viewer.set(stranger)
  expect(kept).toHaveBeenCalledWith(expect.stringMatching(/^\/media\/.*\?download=/))
})

test('on a phone a visitor’s download says that it came from there', async () => {
  const { person, events, stores } = openPin()
  stores.$layout.set({ size: 'narrow', phone: true, headerHeight: 56 })
  await person.click(await screen.findByRole('button', { name: 'Download' }))
  expect(events[0]?.payload).toMatchObject({ source: 'downloadImageBtnUnauth' })
})

test('a member hides and reports what is not theirs, and changes what is', async () => {
  const { person, events } = openPin({ looker: stranger })
  await person.click(await screen.findByRole('button', { name: 'More options' }))
  const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
  expect(names).toEqual(['Hide this Pin', 'Report this Pin'])
  await person.click(screen.getByRole('menuitem', { name: 'Hide this Pin' }))
  expect(await screen.findByText('You hid this Pin')).toBeDefined()
  expect(events).toEqual([{ name: 'pin.hidden', payload: { pinId: '42', hidden: true } }])
})

test('a visitor is offered to report, which asks who they are first', async () => {
  const { person, events } = openPin()
  await person.click(await screen.findByRole('button', { name: 'More options' }))
  expect(screen.getAllByRole('menuitem')).toHaveLength(1)
  await person.click(screen.getByRole('menuitem', { name: 'Report this Pin' }))
  expect(events[0]).toMatchObject({ name: 'report.requested', payload: { pinId: '42' } })
})

test('one’s own pin is given another title', async () => {
  const { person, toasts } = openPin({ looker: viewer() })
  await person.click(await screen.findByRole('button', { name: 'More options' }))
  await person.click(screen.getByRole('menuitem', { name: 'Edit this Pin' }))
  const field = await screen.findByRole('textbox', { name: 'Title' })
  await person.clear(field)
  await person.type(field, 'By the window')
  await person.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toasts).toMatchObject([{ text: 'Your changes are saved' }])
})
