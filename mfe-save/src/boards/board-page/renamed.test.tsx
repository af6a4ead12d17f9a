// @vitest-environment jsdom
import { getBoard, updateBoard } from '@tessera/contracts/calls/boards'
import { entitiesChanged } from '@tessera/contracts/events/facts'
import { board, viewer } from '@tessera/testing/fixtures'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { openBoard } from '../../../test/opened-board.tsx'
import BoardPage from './page.tsx'

const chairs = { name: 'Chairs', url: '/mira/chairs/' }
const params = { username: 'mira', boardSlug: 'chairs' }

/** Renames a board on its page; the call of its new address is never answered. */
async function renamed() {
  let isRenamed = false
  const later = new Promise<Response>(() => {})
  const opened = openBoard(
    { shown: board(), looker: viewer() },
    [getBoard, () => (isRenamed ? later : board())],
    [
      updateBoard,
      () => {
        isRenamed = true
        return board(chairs)
      },
    ],
  )
  const { person, addresses } = opened
  await person.click(await screen.findByRole('button', { name: 'Options for Quiet corners' }))
  await person.click(screen.getByRole('menuitem', { name: 'Edit board' }))
  await person.type(await screen.findByRole('textbox', { name: 'Name' }), 's{Enter}')
  await waitFor(() => expect(addresses).toEqual(['/mira/chairs/']))
  opened.unmount()
  return opened
}

test('the page of a board that is renamed moves to its new address, and shows the board at once', async () => {
  const { render } = await renamed()
  render(<BoardPage params={params} query={new URLSearchParams()} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Chairs' })).toBeDefined()
})

test('the page of a known board may render again while its call waits', async () => {
  function Page() {
    const [query, change] = useState(new URLSearchParams())
    return (
      <>
        <button type="button" onClick={() => change(new URLSearchParams('section=none'))}>
          Loose Pins
        </button>
        <BoardPage params={params} query={query} />
      </>
    )
  }
  const { render, person } = await renamed()
  render(<Page />)
  await person.click(screen.getByRole('button', { name: 'Loose Pins' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Chairs' })).toBeDefined()
})

test('a board that is renamed in another tab is followed to its new address', async () => {
  const { shell, addresses } = openBoard({ shown: board() })
  await screen.findByRole('heading', { level: 1, name: 'Quiet corners' })
  shell.bus.emit(entitiesChanged, {
    entities: [{ type: 'board', id: '10', fields: chairs }],
    lists: [],
  })
  await waitFor(() => expect(addresses).toEqual(['/mira/chairs/']))
  expect(screen.getByRole('heading', { level: 1, name: 'Chairs' })).toBeDefined()
})
