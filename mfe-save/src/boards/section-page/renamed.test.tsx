// @vitest-environment jsdom
import '../../../test/browser.ts'
import { queryOptions } from '@tessera/client'
import { getBoard } from '@tessera/contracts/calls/boards'
import { sectionPins, updateSection } from '@tessera/contracts/calls/sections'
import { answers } from '@tessera/testing/answers'
import { board, pin, viewer } from '@tessera/testing/fixtures'
import { answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import SectionPage from './page.tsx'

const lamps = { id: '30', title: 'Lamps', slug: 'lamps', pin_count: 2, preview_pins: [] }
const tables = { ...lamps, title: 'Tables', slug: 'tables' }

async function open() {
  const shown = board({ sections: [lamps], can_edit: true })
  const made = testShell({
    viewer: viewer(),
    ...answers(
      [getBoard, () => answerWith(shown)],
      [sectionPins, () => answerWith([pin()])],
      [updateSection, () => answerWith(tables)],
    ),
  })
  made.stores.$address.set({ pathname: '/mira/quiet-corners/lamps/', search: '' })
  const address = { username: 'mira', boardSlug: 'quiet-corners', sectionSlug: 'lamps' }
  made.render(<SectionPage params={address} query={new URLSearchParams()} />)
  await screen.findByRole('heading', { level: 1, name: 'Lamps' })
  return made
}

test('a section that is renamed in another tab is followed to its new address', async () => {
  const { shell, addresses } = await open()
  const { queryKey } = queryOptions(shell.client, getBoard, {
    username: 'mira',
    slug: 'quiet-corners',
  })
  shell.queries.setQueryData(queryKey, board({ sections: [tables] }))
  await waitFor(() => expect(addresses).toEqual(['/mira/quiet-corners/tables/']))
  expect(screen.getByRole('heading', { level: 1, name: 'Tables' })).toBeDefined()
})

test('the page of a section that is renamed moves to its new address', async () => {
  const { addresses } = await open()
  const person = userEvent.setup()
  await person.click(screen.getByRole('button', { name: 'Options for Lamps' }))
  await person.click(screen.getByRole('menuitem', { name: 'Rename section' }))
  await person.type(
    screen.getByRole('textbox', { name: 'Name' }),
    '{Control>}a{/Control}Tables{Enter}',
  )
  await waitFor(() => expect(addresses).toEqual(['/mira/quiet-corners/tables/']))
  expect(screen.getByRole('heading', { level: 1, name: 'Tables' })).toBeDefined()
})
