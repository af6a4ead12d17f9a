// @vitest-environment jsdom
import '../../../test/browser.ts'
// Loaded in advance, so that no test waits for it.
import '../bulk-moves/run-act.ts'
import '../pin-place/place-modal.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { deletePins, movePins } from '@tessera/contracts/calls/actions'
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { userPins } from '@tessera/contracts/calls/profile-pins'
import { sectionsToSaveTo } from '@tessera/contracts/calls/sections'
import { useShell } from '@tessera/module/react'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { boardAs, pinOn } from '../../../test/kept-world.ts'
import { OwnPinList } from './own-pin-list.tsx'

const zoe = { id: '7', username: 'zoe', full_name: 'Zoe Berg', image_medium_url: null }

function List() {
  const { client } = useShell()
  const list = useInfiniteQuery(listOptions(client, userPins, { username: 'mira', kind: 'saved' }))
  return (
    <OwnPinList list={list} label="Saved" failure="No" end="End" empty={null} canHide={false} />
  )
}

function open(refused = false) {
  const sent: unknown[] = []
  const act = (kind: string) => (input: unknown) => {
    sent.push(input)
    if (refused) return answerError('unexpected')
    return answerWith({ id: '5', kind, state: 'done', total: 1, done: 1, undo_token: 't' })
  }
  const tested = testShell({
    viewer: viewer(),
    ...answers(
      [userPins, () => answerWith([pinOn('10', '1'), pinOn('10', '2', { pinner: zoe })])],
      [
        pickerBoards,
        () => answerWith({ all_boards: [boardAs('11', 1, [])], boards_shortlist: [] }),
      ],
      [sectionsToSaveTo, () => answerWith([])],
      [movePins, act('move')],
      [deletePins, act('delete-pins')],
    ),
  })
  tested.render(<List />)
  return { ...tested, sent, person: userEvent.setup() }
}

const offered = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)

test('the menu of the viewer’s own pin moves, copies and deletes it, another’s does not', async () => {
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: 'More: Pin 2' }))
  expect(offered()).toEqual(['Share', 'Report'])
  await person.keyboard('{Escape}')
  await person.click(screen.getByRole('button', { name: 'More: Pin 1' }))
  expect(offered()).toEqual(['Move Pin', 'Copy Pin', 'Delete', 'Share', 'Report'])
})

test('a deleted pin disappears at once, and returns when the service fails', async () => {
  const { person, sent, toasts } = open(true)
  await person.click(await screen.findByRole('button', { name: 'More: Pin 1' }))
  await person.click(screen.getByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(toasts).toMatchObject([{ tone: 'bad' }]))
  expect(sent).toEqual([{ pin_ids: ['1'], board_id: '10' }])
  expect(screen.getByRole('button', { name: 'More: Pin 1' })).toBeDefined()
})

test('a moved pin stays on the profile and is on the other board', async () => {
  const { person, sent, toasts } = open()
  await person.click(await screen.findByRole('button', { name: 'More: Pin 1' }))
  await person.click(screen.getByRole('menuitem', { name: 'Move Pin' }))
  await person.click(await screen.findByRole('button', { name: /^Move to Board 11/ }))
  await waitFor(() => expect(toasts).toMatchObject([{ text: '1 Pin moved to Board 11' }]))
  expect(sent).toEqual([{ pin_ids: ['1'], board_id: '10', new_board_id: '11' }])
  expect(screen.getByRole('button', { name: 'More: Pin 1' })).toBeDefined()
})
