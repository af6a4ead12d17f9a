// @vitest-environment jsdom
import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions, primeQueries } from '@tessera/client'
import { deletePins, undoAction } from '@tessera/contracts/calls/actions'
import { boardPins } from '@tessera/contracts/calls/boards'
import { moveIntoSection, removeFromSection, sectionPins } from '@tessera/contracts/calls/sections'
import { Section } from '@tessera/contracts/entities/board'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { useShell } from '@tessera/module/react'
import { pin } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { service } from '../../test/service.ts'
import { actOnChosen } from './chosen-act.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { useChosenPins } from './use-chosen-pins.ts'

type Input = Readonly<Record<string, unknown>>

const lamps = z.parse(Section, {
  id: '30',
  title: 'Lamps',
  slug: 'lamps',
  pin_count: 4,
  preview_pins: [],
})

const done = (kind: string) =>
  answerWith({ id: '5', kind, state: 'done', total: 1, done: 1, undo_token: `undo-${kind}` })

/** A list as plain as can be, of the board's loose pins or of a section's. */
function Chooser({ sectionId }: { readonly sectionId: string | null }) {
  const { client } = useShell()
  const loose = listOptions(client, boardPins, { board_id: '10', section: 'none' })
  const section = listOptions(client, sectionPins, { section_id: sectionId ?? '1' })
  const board = useInfiniteQuery({ ...loose, enabled: sectionId === null })
  const inside = useInfiniteQuery({ ...section, enabled: sectionId !== null })
  const chosen = useChosenPins({ boardId: '10', sectionId })
  const pins = (sectionId === null ? board : inside).data?.pages.flatMap(({ data }) => data)
  return (
    <>
      {pins?.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          onClick={() => chosen.selecting.onSelectionChange(new Set([...chosen.ids, id]))}
        >
          {title}
        </button>
      ))}
      <ChosenBar chosen={chosen} sections={[lamps]} />
    </>
  )
}

function open(sectionId: string | null, refused = false) {
  const sent: (readonly [string, Input])[] = []
  let there = [pin({ id: '1', title: 'One' }), pin({ id: '2', title: 'Two' })]
  const all = there
  const act = (name: string) => (input: Input) => {
    sent.push([name, input])
    if (refused) return answerError('board-busy')
    there = name === 'undo' ? all : there.filter(({ id }) => id !== '1')
    return done(name === 'undo' ? 'delete-pins' : name)
  }
  const shell = testShell({
    answer: service(
      [boardPins, () => answerWith(there)],
      [sectionPins, () => answerWith(there)],
      [moveIntoSection, act('move')],
      [removeFromSection, act('move')],
      [deletePins, act('delete-pins')],
      [undoAction, act('undo')],
    ),
  })
  const asDocument = [{ board_id: '10' }, { board_id: '10', section: 'none' }]
  const answers = asDocument.map((input) => ({
    call: boardPins.name,
    input,
    data: all,
    bookmark: null,
  }))
  primeQueries(shell.shell.queries, answers)
  shell.render(<Chooser sectionId={sectionId} />)
  return { ...shell, sent, person: userEvent.setup() }
}

test('nothing can be done while nothing is chosen, and the bar says how many are', async () => {
  const { person } = open(null)
  await person.click(await screen.findByRole('button', { name: 'One' }))
  const bar = screen.getByRole('toolbar', { name: 'Chosen Pins' })
  expect(within(bar).getByRole('status').textContent).toBe('1 Pin chosen')
  expect(within(bar).queryByRole('button', { name: 'Remove from section' })).toBeNull()
  await person.click(within(bar).getByRole('button', { name: 'Choose none' }))
  expect(screen.queryByRole('toolbar')).toBeNull()
})

test('chosen pins move into a section with the keyboard alone, and leave the list', async () => {
  const { person, sent, toasts } = open(null)
  await person.click(await screen.findByRole('button', { name: 'One' }))
  screen.getByRole('button', { name: 'Move to section' }).focus()
  await person.keyboard('{Enter}')
  within(screen.getByRole('dialog')).getByRole('button', { name: /Lamps/ }).focus()
  await person.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'One' })).toBeNull())
  expect(sent).toEqual([['move', { section_id: '30', pins: ['1'] }]])
  expect(toasts).toMatchObject([{ text: '1 Pin moved to Lamps', action: { label: 'Undo' } }])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('toolbar')).toBeNull()
  expect(screen.getByRole('button', { name: 'Two' })).toBeDefined()
})

test('chosen pins leave their section and stay on the board', async () => {
  const { person, sent } = open('31')
  await person.click(await screen.findByRole('button', { name: 'One' }))
  await person.click(screen.getByRole('button', { name: 'Remove from section' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'One' })).toBeNull())
  expect(sent).toEqual([['move', { section_id: '31', pins: ['1'] }]])
})

test('deleted pins come back when that is undone', async () => {
  const { person, sent, toasts } = open('31')
  await person.click(await screen.findByRole('button', { name: 'One' }))
  await person.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'One' })).toBeNull())
  toasts[0]?.action?.run()
  expect(await screen.findByRole('button', { name: 'One' })).toBeDefined()
  expect(sent).toEqual([
    ['delete-pins', { board_id: '10', pin_ids: ['1'], old_section_id: '31' }],
    ['undo', { undo_token: 'undo-delete-pins' }],
  ])
  expect(toasts.at(-1)?.text).toBe('That is undone')
})

test('what the service refuses is said, and the pins stay chosen', async () => {
  const { person, toasts } = open(null, true)
  await person.click(await screen.findByRole('button', { name: 'One' }))
  await person.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(toasts).toMatchObject([{ tone: 'bad' }]))
  expect(screen.getByRole('button', { name: 'One' })).toBeDefined()
  expect(screen.getByRole('toolbar')).toBeDefined()
})

test('more pins than one request may name go in several', async () => {
  const counts: number[] = []
  const { shell } = testShell({
    answer: service([
      deletePins,
      (input) => {
        counts.push(Array.isArray(input.pin_ids) ? input.pin_ids.length : 0)
        return done('delete-pins')
      },
    ]),
  })
  const ids = Array.from({ length: limits.bulkAtOnce + 20 }, (_, at) => String(at + 1))
  const from = { boardId: '10', sectionId: null }
  const { undoTokens, done: gone } = await actOnChosen(shell.client, from, { type: 'delete' }, ids)
  expect(counts).toEqual([limits.bulkAtOnce, 20])
  expect([undoTokens.length, gone.length]).toEqual([2, ids.length])
})
