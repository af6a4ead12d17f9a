// @vitest-environment jsdom
import '../../../test/browser.ts'
import { boardPins, getBoard } from '@tessera/contracts/calls/boards'
import { boardInvites } from '@tessera/contracts/calls/collaborators'
import { sectionPins } from '@tessera/contracts/calls/sections'
import { answers } from '@tessera/testing/answers'
import { board, viewer } from '@tessera/testing/fixtures'
import { answerError, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import SectionPage from '../section-page/page.tsx'
import BoardPage from './page.tsx'

const lamps = { id: '30', title: 'Lamps', slug: 'lamps', pin_count: 2, preview_pins: [] }
const address = { username: 'mira', boardSlug: 'quiet-corners' }

const pages = [
  ['board', '', <BoardPage key="board" params={address} query={new URLSearchParams()} />],
  [
    'section',
    'lamps/',
    <SectionPage
      key="section"
      params={{ ...address, sectionSlug: 'lamps' }}
      query={new URLSearchParams()}
    />,
  ],
] as const

for (const [what, rest, page] of pages)
  test(`a ${what} whose board was deleted in another tab redirects home with a message`, async () => {
    let gone = false
    const { shell, stores, addresses, render } = testShell({
      viewer: viewer({ id: '99', username: 'zoe' }),
      ...answers(
        [getBoard, () => (gone ? answerError('not-found') : board({ sections: [lamps] }))],
        [boardPins, () => []],
        [sectionPins, () => []],
        [boardInvites, () => []],
      ),
    })
    stores.$address.set({ pathname: `/mira/quiet-corners/${rest}`, search: '' })
    render(page)
    await screen.findByRole('heading', { level: 1 })
    gone = true
    await shell.queries.invalidateQueries({ queryKey: [getBoard.name] })
    await waitFor(() => expect(addresses).toEqual(['/?error=not-found']))
  })
