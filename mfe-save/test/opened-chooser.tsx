import './browser.ts'
// Loaded beforehand, so that no test waits for it.
import '../src/moving/bulk-moves/run-act.ts'
import '../src/moving/pin-place/place-modal.tsx'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listOptions, queryOptions } from '@tessera/client'
import {
  copyPins,
  deleteAllPins,
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
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ChosenBar } from '../src/moving/chosen-pins/chosen-bar.tsx'
import { useChosenPins } from '../src/moving/chosen-pins/use-chosen-pins.ts'
import { boardAs, pinOn, section } from './kept-world.ts'

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
  const chosen = useChosenPins({ board, section: lamps, asked: '', isWhole: true })
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
const boardNow = (count: number, lamps: number) =>
  boardAs('10', count, ['5', '4', '3'], {
    sections: [section('30', 'Lamps', lamps), section('31', 'Rugs', 0)],
    section_count: 2,
  })
const boards = [boardAs('10', 5, ['5'], { section_count: 2 }), boardAs('11', 1, ['9'])]

interface Sizes {
  /** The pins that the board counts. */
  readonly onBoard?: number
  /** The pins that its first section counts. */
  readonly inLamps?: number
}

/** Somebody's pins, to choose among, before a service that writes down what it is sent. */
export function openChooser(
  inSection = false,
  refuse: 'no' | 'always' = 'no',
  { onBoard = 5, inLamps = 2 }: Sizes = {},
) {
  const sent: (readonly [string, Input])[] = []
  let gone = 0
  const act =
    (name: string, kind = 'move') =>
    (input: Input) => {
      sent.push([name, input])
      if (refuse === 'always') return answerError('not-allowed')
      if (name === 'move' || name === 'delete') gone += [input.pin_ids].flat().length
      if (name === 'undo') gone = 0
      return answerWith({ id: '5', kind, state: 'done', total: 1, done: 1, undo_token: 'token' })
    }
  const made = (name: string, answer: unknown) => (input: Input) => {
    sent.push([name, input])
    return answerWith(answer)
  }
  const tested = testShell({
    viewer: viewer(),
    ...answers(
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
      [deleteAllPins, act('delete all', 'delete-pins')],
      [undoAction, act('undo')],
      [getBoard, () => answerWith(boardNow(onBoard - gone, inLamps))],
      [boardPins, () => answerWith(['5', '4', '3', '2', '1'].map((id) => pinOn('10', id)))],
      [sectionPins, () => answerWith(['2', '1'].map((id) => pinOn('10', id)))],
    ),
  })
  tested.render(<Chooser inSection={inSection} />)
  return { ...tested, sent, person: userEvent.setup() }
}

type Opened = ReturnType<typeof openChooser>

/** A pin, once it is there. */
export const pinButton = (id: string) => screen.findByRole('button', { name: `Pin ${id}` })
/** The toolbar of the selected pins. */
export const bar = () => screen.getByRole('toolbar', { name: 'Selected Pins' })
/** Presses something in the bar. */
export const press = ({ person }: Opened, name: string) =>
  person.click(within(bar()).getByRole('button', { name }))
/** Presses something in the dialog, once it is there. */
export const choose = async ({ person }: Opened, name: RegExp | string) =>
  person.click(await within(await screen.findByRole('dialog')).findByRole('button', { name }))
