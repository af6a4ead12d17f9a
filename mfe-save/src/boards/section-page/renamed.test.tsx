// @vitest-environment jsdom
import '../../../test/browser.ts'
import { queryOptions } from '@tessera/client'
import { getBoard } from '@tessera/contracts/calls/boards'
import { sectionPins } from '@tessera/contracts/calls/sections'
import { board, pin } from '@tessera/testing/fixtures'
import { answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { service } from '../../../test/service.ts'
import SectionPage from './page.tsx'

const lamps = { id: '30', title: 'Lamps', slug: 'lamps', pin_count: 2, preview_pins: [] }

test('a section that is renamed in another tab is followed to its new address', async () => {
  const shown = board({ sections: [lamps] })
  const { shell, stores, addresses, render } = testShell({
    answer: service([getBoard, () => answerWith(shown)], [sectionPins, () => answerWith([pin()])]),
  })
  stores.$address.set({ pathname: '/mira/quiet-corners/lamps/', search: '' })
  const address = { username: 'mira', boardSlug: 'quiet-corners', sectionSlug: 'lamps' }
  render(<SectionPage params={address} query={new URLSearchParams()} />)
  await screen.findByRole('heading', { level: 1, name: 'Lamps' })
  const { queryKey } = queryOptions(shell.client, getBoard, {
    username: 'mira',
    slug: 'quiet-corners',
  })
  const tables = { ...lamps, title: 'Tables', slug: 'tables' }
  shell.queries.setQueryData(queryKey, board({ sections: [tables] }))
  await waitFor(() => expect(addresses).toEqual(['/mira/quiet-corners/tables/']))
  expect(screen.getByRole('heading', { level: 1, name: 'Tables' })).toBeDefined()
})
