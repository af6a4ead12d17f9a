// @vitest-environment jsdom
// Loaded beforehand, so that no test waits for it.
import { askedBoards } from '../../../test/asked-boards.ts'
import '../../moving/bulk-moves/run-act.ts'
import { getPin } from '@tessera/contracts/calls/pins'
import { paths } from '@tessera/contracts/paths'
import { boardCard, viewer } from '@tessera/testing/fixtures'
import { answerError } from '@tessera/testing/shell'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { details, openPin, stranger, title } from '../../../test/opened-pin.tsx'

test('Save before a board is known saves without a question, for members and visitors', async () => {
  const { person, events } = openPin()
  await person.click(await screen.findByRole('button', { name: 'Save' }))
  expect(events).toEqual([
    { name: 'save.requested', payload: { pinId: '42', source: 'saveButton', quick: true } },
  ])
})

test('the S key saves, except in a field or with a modifier key', async () => {
  const { person, events } = openPin()
  await title()
  await person.keyboard('{Control>}s{/Control}')
  await person.type(await screen.findByRole('textbox', { name: 'Add a comment' }), 's')
  expect(events).toEqual([])
  await person.click(screen.getByRole('heading', { level: 1 }))
  await person.keyboard('s')
  expect(events).toEqual([
    { name: 'save.requested', payload: { pinId: '42', source: 'saveButton', quick: true } },
  ])
})

test('S2.20 a pin that was saved before says so in red, and can be saved elsewhere too', async () => {
  const { person, events } = openPin({
    looker: stranger,
    shown: details({
      pinned_to_board: boardCard({ id: '77', name: 'Lamps', url: '/mira/lamps/' }),
    }),
  })
  const badge = await screen.findByRole('link', {
    name: 'Psst! You already saved this Pin to Lamps',
  })
  expect(badge.getAttribute('href')).toBe('/mira/lamps/')
  await person.click(screen.getByRole('button', { name: 'Saved' }))
  expect(events).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Lamps, choose another board' }))
  expect(events).toMatchObject([{ name: 'save.requested' }])
})

test('a pin on its own board says so quietly', async () => {
  const home = boardCard()
  openPin({ shown: details({ board: home, pinned_to_board: home }) })
  expect((await screen.findByText('Saved to')).textContent).toBe('Saved to Quiet corners')
  expect(screen.queryByText(/^Psst/)).toBeNull()
})

test('with a known board, Save and S save there at once, and the board’s name opens the chooser', async () => {
  const { person, events, stores } = openPin({ looker: stranger })
  await title()
  const { id, name, url } = boardCard()
  act(() => stores.$saveTarget.set({ id, name, url }))
  await person.click(await screen.findByRole('button', { name: /^Quiet corners, choose/ }))
  expect(events.splice(0)).toMatchObject([{ name: 'save.requested', payload: { pinId: '42' } }])
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await person.keyboard('s')
  const tapped = { name: 'save.tapped', payload: { pinId: '42', board: { id, name, url } } }
  expect(events).toEqual([tapped, tapped])
})

test('a pin that is saved just now says so quietly, and one that waits says what for', async () => {
  const { shell } = openPin({ looker: stranger })
  await title()
  const mark = (over: Readonly<Record<string, unknown>>) =>
    act(() =>
      shell.queries.setQueryData(
        [getPin.name, 'one', { id: '42' }],
        details({ pinned_to_board: boardCard(over) }),
      ),
    )
  mark({})
  expect((await screen.findByText('Saved to')).textContent).toBe('Saved to Quiet corners')
  expect(screen.queryByText(/^Psst/)).toBeNull()
  mark({ name: "Quiet corners, when you're back online", layout: 'waiting' })
  const line = await screen.findByText('Goes to')
  expect(line.textContent).toBe("Goes to Quiet corners, when you're back online")
  expect(screen.getByRole('button', { name: 'Waiting' })).toBeDefined()
})

test('a visitor who downloads signs up first, and gets the file after that', async () => {
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

test('a visitor’s download on a phone has its own sign-up source', async () => {
  const { person, events, stores } = openPin()
  stores.$layout.set({ size: 'narrow', phone: true, headerHeight: 56 })
  await person.click(await screen.findByRole('button', { name: 'Download' }))
  expect(events[0]?.payload).toMatchObject({ source: 'downloadImageBtnUnauth' })
})

test('a member hides and reports pins of others, and edits their own', async () => {
  const { person, events } = openPin({ looker: stranger })
  await person.click(await screen.findByRole('button', { name: 'More options' }))
  const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
  expect(names).toEqual(['Hide this Pin', 'Report this Pin'])
  await person.click(screen.getByRole('menuitem', { name: 'Hide this Pin' }))
  expect(await screen.findByText('You hid this Pin')).toBeDefined()
  await vi.waitFor(() =>
    expect(events).toMatchObject([
      {
        name: 'entities.changed',
        payload: { entities: [{ id: '42', fields: { hidden_by_me: true } }] },
      },
    ]),
  )
})

test('a visitor reports a pin on the page for people without an account', async () => {
  const { person, addresses } = openPin()
  await person.click(await screen.findByRole('button', { name: 'More options' }))
  expect(screen.getAllByRole('menuitem')).toHaveLength(1)
  await person.click(screen.getByRole('menuitem', { name: 'Report this Pin' }))
  expect(addresses).toEqual([paths.reportContent.to({ address: '/pin/42/' })])
})

async function editTitle(person: ReturnType<typeof openPin>['person'], text: string) {
  await person.click(await screen.findByRole('button', { name: 'More options' }))
  await person.click(screen.getByRole('menuitem', { name: 'Edit this Pin' }))
  const field = await screen.findByRole('textbox', { name: 'Title' })
  await person.clear(field)
  await person.type(field, text)
  await person.click(screen.getByRole('button', { name: 'Save changes' }))
}

test('one’s own pin is given another title, and undo restores the title', async () => {
  const { person, toasts } = openPin({ looker: viewer() })
  await editTitle(person, 'By the window')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toasts).toMatchObject([{ text: 'Changes saved' }])
  expect(screen.getByRole('heading', { level: 1, name: 'By the window' })).toBeDefined()
  act(() => toasts[0]?.action?.run())
  await title()
  await waitFor(() => expect(toasts[1]).toMatchObject({ text: 'Changes undone' }))
})

test('a refused change is explained in the dialog, which keeps the text', async () => {
  const { person, toasts } = openPin({
    looker: viewer(),
    update: () => answerError('pin-not-yours'),
  })
  await editTitle(person, 'By the window')
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'By the window')
  expect(toasts).toEqual([])
})

test('one’s own pin can be moved, copied and deleted; deleting it leaves its page', async () => {
  const { person, addresses, events, toasts } = openPin({ looker: viewer() })
  await person.click(await screen.findByRole('button', { name: 'More options' }))
  const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
  expect(names).toEqual(['Edit this Pin', 'Move Pin', 'Copy Pin', 'Delete'])
  await person.click(screen.getByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(toasts).toMatchObject([{ text: '1 Pin deleted' }]))
  expect(addresses).toEqual(['back, or /mira/quiet-corners/'])
  expect(askedBoards(events)).toEqual(['10'])
})
