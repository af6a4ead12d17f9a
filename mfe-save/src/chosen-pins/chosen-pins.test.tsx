// @vitest-environment jsdom
import '../../test/browser.ts'
// Loaded beforehand, so that no test waits for it.
import '../moving/run-act.ts'
import '../pin-place/place-modal.tsx'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listOptions, queryOptions } from '@tessera/client'
import {
  copyPins,
  deletePins,
  moveAllPins,
  movePins,
  undoAction,
} from '@tessera/contracts/calls/actions'
import { boardPins, createBoard, getBoard, pickerBoards } from '@tessera/contracts/calls/boards'
import {
  createSection,
  moveIntoSection,
  removeFromSection,
  sectionPins,
  sectionsToSaveTo,
} from '@tessera/contracts/calls/sections'
import { useShell } from '@tessera/module/react'
import { viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { boardAs, pinOn, section } from '../../test/kept-world.ts'
import { service } from '../../test/service.ts'
import { followMoves } from '../moving/follow-moves.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { useChosenPins } from './use-chosen-pins.ts'

type Input = Readonly<Record<string, unknown>>

/** A list as plain as can be, of a board's pins or of its first section's. */
function Chooser({ inSection }: { readonly inSection: boolean }) {
  const { client } = useShell()
  const board =
    useQuery(queryOptions(client, getBoard, { board_id: '10' })).data ?? boardAs('10', 0, [])
  const lamps = inSection ? (board.sections[0] ?? null) : null
  const whole = useInfiniteQuery(listOptions(client, boardPins, { board_id: '10' }))
  const part = useInfiniteQuery(listOptions(client, sectionPins, { section_id: '30' }))
  const pins = (inSection ? part : whole).data?.pages.flatMap(({ data }) => data) ?? []
  const chosen = useChosenPins({ board, section: lamps, isWhole: true })
  const { selection, onSelectionChange } = chosen.selecting(pins.map(({ id }) => id))
  return (
    <>
      <p>{board.pin_count} on the board</p>
      {pins.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          aria-pressed={selection.has(id)}
          onClick={() => onSelectionChange(selection.symmetricDifference(new Set([id])))}
        >
          {title}
        </button>
      ))}
      <ChosenBar chosen={chosen} />
    </>
  )
}

const sections = [section('30', 'Lamps', 2), section('31', 'Rugs', 0)]
const boardNow = () => boardAs('10', 5, ['5', '4', '3'], { sections, section_count: 2 })
const boards = [boardAs('10', 5, ['5'], { section_count: 2 }), boardAs('11', 1, ['9'])]

function open(inSection = false, refuse: 'no' | 'always' = 'no') {
  const sent: (readonly [string, Input])[] = []
  const act =
    (name: string, kind = 'move') =>
    (input: Input) => {
      sent.push([name, input])
      if (refuse === 'always') return answerError('not-allowed')
      return answerWith({ id: '5', kind, state: 'done', total: 1, done: 1, undo_token: 'token' })
    }
  const made = (name: string, answer: unknown) => (input: Input) => {
    sent.push([name, input])
    return answerWith(answer)
  }
  const tested = testShell({
    viewer: viewer(),
    answer: service(
      [pickerBoards, () => answerWith({ all_boards: boards, boards_shortlist: [] })],
      [sectionsToSaveTo, ({ board_id }) => answerWith(board_id === '10' ? sections : [])],
      [createBoard, made('board', boardAs('12', 0, []))],
      [createSection, made('section', section('41', 'Porch', 0))],
      [moveIntoSection, act('into section')],
      [removeFromSection, act('out of section')],
      [movePins, act('move')],
      [moveAllPins, act('move all')],
      [copyPins, act('copy', 'copy')],
      [deletePins, act('delete', 'delete-pins')],
      [undoAction, act('undo')],
      [getBoard, () => answerWith(boardNow())],
      [boardPins, () => answerWith(['5', '4', '3', '2', '1'].map((id) => pinOn('10', id)))],
      [sectionPins, () => answerWith(['2', '1'].map((id) => pinOn('10', id)))],
    ),
  })
  tested.render(<Chooser inSection={inSection} />)
  return { ...tested, sent, person: userEvent.setup() }
}

type Opened = ReturnType<typeof open>

const pinButton = (id: string) => screen.findByRole('button', { name: `Pin ${id}` })
const bar = () => screen.getByRole('toolbar', { name: 'Chosen Pins' })
const press = ({ person }: Opened, name: string) =>
  person.click(within(bar()).getByRole('button', { name }))
const choose = async ({ person }: Opened, name: RegExp | string) =>
  person.click(await within(await screen.findByRole('dialog')).findByRole('button', { name }))

test('nothing can be done while nothing is chosen, and the bar says how many are', async () => {
  const opened = open()
  expect(screen.queryByRole('toolbar')).toBeNull()
  await opened.person.click(await pinButton('5'))
  expect(within(bar()).getByRole('status').textContent).toBe('1 Pin chosen')
  expect(within(bar()).queryByRole('button', { name: 'Remove from section' })).toBeNull()
  await press(opened, 'Choose none')
  expect(screen.queryByRole('toolbar')).toBeNull()
})

test('chosen pins go to another board, with keys alone, and leave the list at once', async () => {
  const { person, sent, toasts } = open()
  await person.click(await pinButton('5'))
  within(bar()).getByRole('button', { name: 'Move' }).focus()
  await person.keyboard('{Enter}')
  const row = await screen.findByRole('button', { name: /^Move to Board 11/ })
  await person.type(screen.getByRole('searchbox', { name: 'Search boards and sections' }), '11')
  await person.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(row)
  await person.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Pin 5' })).toBeNull())
  expect(screen.getByText('4 on the board')).toBeDefined()
  expect(sent).toEqual([['move', { pin_ids: ['5'], board_id: '10', new_board_id: '11' }]])
  await waitFor(() => expect(toasts).toMatchObject([{ text: '1 Pin moved to Board 11' }]))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('toolbar')).toBeNull()
})

test('the sections of the board are at hand, and found by their names', async () => {
  const opened = open()
  await opened.person.click(await pinButton('5'))
  await press(opened, 'Move')
  const field = await screen.findByRole('searchbox')
  await opened.person.type(field, 'rug')
  expect(screen.queryByRole('button', { name: /Board 11/ })).toBeNull()
  await choose(opened, /^Move to Rugs/)
  await waitFor(() =>
    expect(opened.sent).toEqual([['into section', { section_id: '31', pins: ['5'] }]]),
  )
})

test('S4.10 where the pins are is marked and cannot be chosen', async () => {
  const opened = open(true)
  await opened.person.click(await pinButton('2'))
  await press(opened, 'Move')
  const here = await screen.findByRole('button', { name: /^Move to Lamps.*Here now$/ })
  expect(here.getAttribute('aria-current')).toBe('location')
  await opened.person.click(here)
  expect(screen.getByRole('dialog')).toBeDefined()
  expect(opened.sent).toEqual([])
  await choose(opened, /^Move to No section/)
  await waitFor(() =>
    expect(opened.sent).toEqual([['out of section', { section_id: '30', pins: ['2'] }]]),
  )
})

test('copies leave the list as it is, and go to any other board', async () => {
  const opened = open()
  await opened.person.click(await pinButton('5'))
  await press(opened, 'Copy')
  await screen.findByRole('heading', { name: 'Copy 1 Pin' })
  expect(screen.queryByRole('button', { name: /Rugs/ })).toBeNull()
  await choose(opened, /^Copy to Board 11/)
  await waitFor(() => expect(opened.toasts).toMatchObject([{ text: '1 Pin copied to Board 11' }]))
  expect(await pinButton('5')).toBeDefined()
})

test('S4.13 all but two go into a section that is made on the way, afterwards', async () => {
  const opened = open()
  await opened.person.click(await pinButton('5'))
  await press(opened, 'Select all 5')
  await opened.person.click(await pinButton('4'))
  await opened.person.click(await pinButton('2'))
  expect(within(bar()).getByRole('status').textContent).toBe('3 Pins chosen')
  await press(opened, 'Move')
  await choose(opened, /^Move to Board 10/)
  await choose(opened, 'Add section')
  await opened.person.type(await screen.findByRole('textbox'), 'Porch{Enter}')
  await waitFor(() => expect(opened.sent).toHaveLength(2))
  expect(opened.sent[0]).toMatchObject(['section', { board_id: '10', name: 'Porch' }])
  expect(opened.sent[1]).toEqual([
    'move all',
    {
      board_id: '10',
      except_pin_ids: ['4', '2'],
      new_board_id: '10',
      new_section_id: '41',
    },
  ])
})

test('a board that is made on the way is where the pins go', async () => {
  const opened = open()
  await opened.person.click(await pinButton('5'))
  await press(opened, 'Move')
  await choose(opened, 'Create board')
  await opened.person.type(await screen.findByRole('textbox', { name: 'Name' }), 'Attic{Enter}')
  await waitFor(() =>
    expect(opened.sent.at(-1)).toEqual([
      'move',
      { pin_ids: ['5'], board_id: '10', new_board_id: '12' },
    ]),
  )
})

test('S4.11 what the service refuses is said, and the pins are back, chosen, and the page where it was', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const opened = open(false, 'always')
  await opened.person.click(await pinButton('5'))
  await opened.person.click(await pinButton('3'))
  await press(opened, 'Delete')
  await waitFor(() => expect(opened.toasts).toMatchObject([{ tone: 'bad' }]))
  expect(within(bar()).getByRole('status').textContent).toBe('2 Pins chosen')
  expect(screen.getByText('5 on the board')).toBeDefined()
  const names = screen.getAllByRole('button', { name: /^Pin/ }).map((each) => each.textContent)
  expect(names).toEqual(['Pin 5', 'Pin 4', 'Pin 3', 'Pin 2', 'Pin 1'])
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' }))
})

test('what is undone is asked for again', async () => {
  const opened = open()
  followMoves(opened.shell)
  await opened.person.click(await pinButton('5'))
  await press(opened, 'Delete')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Pin 5' })).toBeNull())
  await waitFor(() => expect(opened.toasts).toHaveLength(1))
  opened.toasts[0]?.action?.run()
  await waitFor(() => expect(opened.toasts.at(-1)?.text).toBe('Undone'))
  expect(opened.sent.at(-1)).toEqual(['undo', { undo_token: 'token' }])
  expect(await pinButton('5')).toBeDefined()
})
