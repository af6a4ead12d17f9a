// @vitest-environment jsdom
import '../../test/browser.ts'
import { getBoard } from '@tessera/contracts/calls/boards'
import { sectionPins } from '@tessera/contracts/calls/sections'
import type { Board } from '@tessera/contracts/entities/board'
import { board, pin } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { service } from '../../test/service.ts'
import SectionPage from './page.tsx'

const lamps = { id: '30', title: 'Lamps', slug: 'lamps', pin_count: 2, preview_pins: [] }

function open(shown: Board | 'missing', pins = [pin()], sectionSlug = 'lamps') {
  const shell = testShell({
    answer: service(
      [getBoard, () => (shown === 'missing' ? answerError('not-found') : answerWith(shown))],
      [sectionPins, () => answerWith(pins)],
    ),
  })
  shell.stores.$address.set({ pathname: '/mira/quiet-corners/lamps/', search: '' })
  const params = { username: 'mira', boardSlug: 'quiet-corners', sectionSlug }
  shell.render(<SectionPage params={params} query={new URLSearchParams()} />)
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

test('an empty section says to its people how to fill it, to others that it is empty', async () => {
  open(board({ sections: [lamps], can_edit: true }), [])
  expect(await screen.findByRole('heading', { name: 'Fill this section' })).toBeDefined()
  open(board({ sections: [lamps] }), [])
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeDefined()
})

test('a section that is not there any more leads to its board', async () => {
  const { addresses, toasts } = open(board({ sections: [lamps] }), [], 'rugs')
  await waitFor(() => expect(addresses).toEqual(['/mira/quiet-corners/']))
  expect(toasts).toEqual([{ text: 'That section is not here any more' }])
})

test('a section of no board leads home, where that is said', async () => {
  const { addresses } = open('missing')
  await waitFor(() => expect(addresses).toEqual(['/?error=not-found']))
})
