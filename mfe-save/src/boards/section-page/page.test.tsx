// @vitest-environment jsdom
import '../../../test/browser.ts'
import { getBoard } from '@tessera/contracts/calls/boards'
import { sectionAtAddress, sectionPins } from '@tessera/contracts/calls/sections'
import type { Board } from '@tessera/contracts/entities/board'
import { board, pin } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { service } from '../../../test/service.ts'
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
    answer: service(
      [getBoard, () => (shown === 'missing' ? answerError('not-found') : answerWith(shown))],
      [
        sectionPins,
        (input) => {
          asked.push(input)
          return answerWith(pins)
        },
      ],
    ),
  })
  shell.stores.$address.set({ pathname: '/mira/quiet-corners/lamps/', search: '' })
  const params = { username: 'mira', boardSlug: 'quiet-corners', sectionSlug }
  shell.render(<SectionPage params={params} query={new URLSearchParams(query)} />)
  return shell
}

test('a section shows its name, its pins and the way back to its board', async () => {
  open(board({ sections: [lamps] }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Lamps' })).toBeDefined()
  expect(screen.getByText('2 Pins')).toBeDefined()
  const back = screen.getByRole('link', { name: 'Quiet corners' })
  expect(back.getAttribute('href')).toBe('/mira/quiet-corners/')
  expect(await screen.findByRole('list', { name: 'Pins in Lamps' })).toBeDefined()
  expect(document.title).toBe('Lamps · Quiet corners · Tessera')
})

test('an address that a section had before leads to the section', async () => {
  const shown = board({ sections: [] })
  const shell = testShell({
    answer: service(
      [getBoard, () => answerWith(shown)],
      [sectionAtAddress, () => answerWith({ ...lamps, slug: 'light' })],
    ),
  })
  const params = { username: 'mira', boardSlug: 'quiet-corners', sectionSlug: 'lamps' }
  shell.render(<SectionPage params={params} query={new URLSearchParams()} />)
  await waitFor(() => expect(shell.addresses).toEqual(['/mira/quiet-corners/light/']))
  expect(shell.toasts).toEqual([])
})

test('an empty section says to its people how to fill it, to others that it is empty', async () => {
  open(board({ sections: [lamps], can_edit: true }), { pins: [] })
  expect(await screen.findByRole('heading', { name: 'Fill this section' })).toBeDefined()
  open(board({ sections: [lamps] }), { pins: [] })
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeDefined()
})

test('order and search of a section are in its address, and asked for by it', async () => {
  const asked: unknown[] = []
  const shown = board({ sections: [lamps] })
  const { addresses } = open(shown, { query: 'sort=oldest&q=brass', asked })
  const person = userEvent.setup()
  await screen.findByRole('list', { name: 'Pins in Lamps' })
  expect(asked).toEqual([{ section_id: '30', sort: 'oldest', query: 'brass' }])
  await person.click(screen.getByRole('button', { name: 'Sort Pins: Oldest' }))
  await person.click(screen.getByRole('menuitemradio', { name: 'Newest' }))
  await person.clear(screen.getByRole('searchbox', { name: 'Search this section' }))
  const path = '/mira/quiet-corners/lamps/'
  expect(addresses).toEqual([`${path}?q=brass`, `${path}?sort=oldest`])
})

test('a search of a section that finds nothing says so and shows all again', async () => {
  const { addresses } = open(board({ sections: [lamps] }), { query: 'q=xyz', pins: [] })
  await screen.findByRole('heading', { name: 'No Pins in this section match “xyz”' })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Show all' }))
  expect(addresses).toEqual(['/mira/quiet-corners/lamps/'])
})

test('a section that is not there any more leads to its board', async () => {
  const { addresses, toasts } = open(board({ sections: [lamps] }), { sectionSlug: 'rugs' })
  await waitFor(() => expect(addresses).toEqual(['/mira/quiet-corners/']))
  expect(toasts).toEqual([{ text: 'This section no longer exists' }])
})

test('a section of no board leads home, where that is said', async () => {
  const { addresses } = open('missing')
  await waitFor(() => expect(addresses).toEqual(['/?error=not-found']))
})
