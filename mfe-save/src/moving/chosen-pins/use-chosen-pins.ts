import type { Board, Section } from '@tessera/contracts/entities/board'
import { useKeyedState } from '@tessera/module/use-keyed-state'
import { type ReactNode, useState } from 'react'
import { type BoardPlace, type Chosen, type PinAct, targetOf } from '../bulk-moves/pin-act.ts'
import { usePinActs } from '../pin-acts/use-pin-acts.tsx'
import type { Purpose } from '../pin-place/flow.ts'
import {
  allChoice,
  type Choice,
  changedChoice,
  choiceAmong,
  choiceWithout,
  chosenAmong,
  chosenOf,
  countChosen,
  noChoice,
} from './choice.ts'

type Ids = ReadonlySet<string>

/** The list that pins are selected in. */
export interface ChosenFrom {
  readonly board: Board
  readonly section: Section | null
  /** The query of the list, with its place: the selection ends with it. */
  readonly asked: string
  /** True when the list has all pins of its place, so that all can be selected. */
  readonly isWhole: boolean
}

/** The mode of the list, in which a press on a pin does not open it. */
export type PinMode = 'select' | 'reorder'

/** The selected pins, and the acts on them. */
export interface ChosenPins {
  readonly count: number
  /** The number of pins in the place. */
  readonly total: number
  /** The mode that was started; pins can also be selected without one. */
  readonly mode: PinMode | null
  /** The number of pins that 'Select all' would select; 0 where it isn't offered. */
  readonly more: number
  readonly inSection: boolean
  readonly from: BoardPlace
  /** Returns the props that let a list select pins. */
  selecting(pins: readonly string[]): {
    readonly selection: Ids
    readonly onSelectionChange: (ids: Ids) => void
    readonly selecting: boolean
  }
  /** Deselects pins that left the loaded list. */
  keepAmong(pins: readonly string[]): void
  start(mode: PinMode): void
  chooseAll(): void
  /** Deselects all pins and ends the mode. */
  clear(): void
  /** Asks for the target of the selected pins, or of the given ones. */
  askWhere(doing: Purpose['doing'], ids?: readonly string[]): void
  /** Moves pins that were dropped on a section into it. */
  moveInto(section: Section, ids: readonly string[]): void
  removeFromSection(): void
  deleteThem(ids?: readonly string[]): void
  /** The dialog that asks for the target. */
  readonly dialog: ReactNode
}

/** Scrolling by more than this is the reader's own. */
const nudge = 4

const afterNextFrame = (then: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(then))
}

/** Returns a function that scrolls back to the present position, unless the reader scrolled since. */
function keepScroll(): () => void {
  const before = window.scrollY
  let settled: number | null = null
  afterNextFrame(() => {
    settled = window.scrollY
  })
  return () => {
    if (settled !== null && Math.abs(window.scrollY - settled) > nudge) return
    afterNextFrame(() => window.scrollTo({ top: before, behavior: 'instant' }))
  }
}

/** Focuses the first pin of the page when the focus went with the pins, so that keys go on there. */
function focusFirstPin(): void {
  afterNextFrame(() => {
    if (document.activeElement !== document.body) return
    const first = document.querySelector('main li[data-index] a')
    if (first instanceof HTMLElement) first.focus({ preventScroll: true })
  })
}

/** Selects pins of a board or section, and moves, copies or deletes them. */
export function useChosenPins({ board, section, asked, isWhole }: ChosenFrom): ChosenPins {
  const [choice, setChoice] = useKeyedState<Choice>(asked, noChoice)
  const [mode, setMode] = useState<PinMode | null>(null)
  const acts = usePinActs()
  const from: BoardPlace = {
    boardId: board.id,
    sectionId: section?.id ?? null,
    ownerId: board.owner.id,
  }
  const total = (section ?? board).pin_count
  const count = countChosen(choice, total)

  /** Returns the given pins; all selected ones when several of a select-all are dragged. */
  function meant(ids: readonly string[] | undefined): Chosen {
    const isChosen = (id: string) =>
      choice.type === 'some' ? choice.ids.has(id) : !choice.but.has(id)
    if (ids === undefined) return chosenOf(choice, total)
    const isAll = choice.type === 'all' && ids.length > 1 && ids.every(isChosen)
    return isAll ? chosenOf(choice, total) : { type: 'some', ids }
  }

  /** Deselects pins that leave the list. A rollback restores the selection and the scroll position. */
  function around(chosen: Chosen) {
    const before = choice
    const scrollBack = keepScroll()
    return {
      began: () => {
        setChoice(chosen.type === 'all' ? noChoice : choiceWithout(before, new Set(chosen.ids)))
        setMode(null)
        focusFirstPin()
      },
      ended: ({ whole, doneIds }: { whole: boolean; doneIds: readonly string[] }) => {
        if (whole) return
        setChoice(choiceWithout(before, new Set(doneIds)))
        scrollBack()
      },
    }
  }

  const act = (what: PinAct) => acts.act(what, () => around(what.chosen))
  return {
    count,
    total,
    mode,
    more: isWhole && choice.type === 'some' && total > count ? total : 0,
    inSection: section !== null,
    from,
    selecting: (pins) => ({
      selection: chosenAmong(choice, pins),
      onSelectionChange: (ids) => {
        // Escape with nothing selected ends the mode.
        if (ids.size === 0 && count === 0) setMode(null)
        setChoice(changedChoice(choice, pins, ids))
      },
      selecting: mode !== null,
    }),
    keepAmong: (pins) => setChoice((before) => choiceAmong(before, pins)),
    start: setMode,
    chooseAll: () => setChoice(allChoice),
    clear: () => {
      setChoice(noChoice)
      setMode(null)
    },
    askWhere: (doing, ids) => {
      const chosen = meant(ids)
      acts.askWhere(doing, { from, chosen }, () => around(chosen))
    },
    moveInto: (into, ids) =>
      act({ kind: 'move', from, chosen: meant(ids), to: targetOf(board, into) }),
    removeFromSection: () =>
      act({ kind: 'move', from, chosen: meant(undefined), to: targetOf(board, null) }),
    deleteThem: (ids) => act({ kind: 'delete', from, chosen: meant(ids) }),
    dialog: acts.dialog,
  }
}
