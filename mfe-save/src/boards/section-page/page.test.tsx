// @vitest-environment jsdom
import '../../../test/browser.ts'
import { getBoard } from '@tessera/contracts/calls/boards'
import { sectionAtAddress, sectionPins } from '@tessera/contracts/calls/sections'
import type { Board } from '@tessera/contracts/entities/board'
import { answers, parsedInput } from '@tessera/testing/answers'
import { board, pin } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import SectionPage from './page.tsx'

const lamps = { id: '30', title: 'Lamps', slug: 'lamps', pin_count: 2, preview_pins: [] }

interface Opened {
  readonly pins?: readonly ReturnType<typeof pin>[]
  readonly sectionSlug?: string
  readonly query?: string
  /** Notes what was asked for. */
  readonly asked?: unknown[]
}

function open(shown: Board | 'missing', { pins = [pin()], ...over }: Opened = {}) {
  const { sectionSlug = 'lamps', query = '', asked = [] } = over
  const shell = testShell({
    ...answers(
      [getBoard, () => (shown === 'missing' ? answerError('not-found') : answerWith(shown))],
      [
        sectionPins,
        (input) => {
          asked.push(input)
          return answerWith(pins)
        },
      ],
      [sectionAtAddress, () => answerError('not-found')],
    ),
  })
  shell.stores.$address.set({ pathname: '/mira/quiet-corners/lamps/', search: '' })
  const params = { username: 'mira', boardSlug: 'quiet-corners', sectionSlug }
  shell.render(<SectionPage params={params} query={new URLSearchParams(query)} />)
  return shell
}

test('a section shows its name, its pins and a link to its board', async () => {
  open(board({ sections: [lamps] }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Lamps' })).toBeDefined()
  expect(screen.getByText('2 Pins')).toBeDefined()
  const back = screen.getByRole('link', { name: 'Quiet corners' })
  expect(back.getAttribute('href')).toBe('/mira/quiet-corners/')
  expect(await screen.findByRole('list', { name: 'Pins in Lamps' })).toBeDefined()
  expect(document.title).toBe('Lamps · Quiet corners · Tessera')
})

test('a former address of a section redirects to the section', async () => {
  const shown = board({ sections: [] })
  const shell = testShell({
    ...answers(
      [getBoard, () => answerWith(shown)],
      [sectionAtAddress, () => answerWith({ ...lamps, slug: 'light' })],
    ),
  })
  const params = { username: 'mira', boardSlug: 'quiet-corners', sectionSlug: 'lamps' }
  shell.render(<SectionPage params={params} query={new URLSearchParams()} />)
  await waitFor(() => expect(shell.addresses).toEqual(['/mira/quiet-corners/light/']))
  expect(shell.toasts).toEqual([])
})

test('an empty section tells people on the board how to fill it, and other people that it is empty', async () => {
  open(board({ sections: [lamps], can_edit: true }), { pins: [] })
  expect(await screen.findByRole('heading', { name: 'Add Pins to this section' })).toBeDefined()
  open(board({ sections: [lamps] }), { pins: [] })
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeDefined()
})

test('sort and search of a section are in the address and in the call', async () => {
  const asked: unknown[] = []
  const shown = board({ sections: [lamps] })
  const { addresses } = open(shown, { query: 'sort=oldest&q=brass', asked })
  const person = userEvent.setup()
  await screen.findByRole('list', { name: 'Pins in Lamps' })
  expect(asked).toEqual([
    parsedInput(sectionPins, { section_id: '30', sort: 'oldest', query: 'brass' }),
  ])
  await person.click(screen.getByRole('button', { name: 'Sort Pins: Oldest' }))
  await person.click(screen.getByRole('menuitemradio', { name: 'Board order' }))
  await person.clear(screen.getByRole('searchbox', { name: 'Search this section' }))
  const path = '/mira/quiet-corners/lamps/'
  expect(addresses).toEqual([`${path}?q=brass`, `${path}?sort=oldest`])
})

test('a search without results in a section offers to show all pins', async () => {
  const { addresses } = open(board({ sections: [lamps] }), { query: 'q=xyz', pins: [] })
  await screen.findByRole('heading', { name: 'No Pins in this section match “xyz”' })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Show all' }))
  expect(addresses).toEqual(['/mira/quiet-corners/lamps/'])
})

test('a deleted section redirects to its board', async () => {
  const { addresses, toasts } = open(board({ sections: [lamps] }), { sectionSlug: 'rugs' })
  await waitFor(() => expect(addresses).toEqual(['/mira/quiet-corners/']))
  expect(toasts).toEqual([{ text: 'This section no longer exists' }])
})

test('a section of a board that doesn’t exist redirects home with a message', async () => {
  const { addresses } = open('missing')
  await waitFor(() => expect(addresses).toEqual(['/?error=not-found']))
})
