import type { Board, Section } from '@tessera/contracts/entities/board'
import { type ReactNode, useState } from 'react'
import { type Chosen, type PinAct, type Place, targetOf } from '../bulk-moves/pin-act.ts'
import { usePinActs } from '../pin-acts/use-pin-acts.tsx'
import type { Purpose } from '../pin-place/flow.ts'
import {
  allChoice,
  type Choice,
  changedChoice,
  choiceWithout,
  chosenAmong,
  chosenOf,
  countChosen,
  noChoice,
} from './choice.ts'
import { focusFirstPin } from './focus-first-pin.ts'
import { keepScroll } from './keep-scroll.ts'

type Ids = ReadonlySet<string>

/** The list that pins are chosen in. */
export interface ChosenFrom {
  readonly board: Board
  readonly section: Section | null
  /** Whether the list is of all that is in its place, so that all of it can be chosen. */
  readonly isWhole: boolean
}

/** Pins that were chosen, and what can be done to them. */
export interface ChosenPins {
  readonly count: number
  /** How many there are to choose with one press; none where the list shows only some, or all are. */
  readonly more: number
  readonly inSection: boolean
  readonly from: Place
  /** What the list of pins is told, so that pins can be chosen in it. */
  selecting(pins: readonly string[]): {
    readonly selection: Ids
    readonly onSelectionChange: (ids: Ids) => void
  }
  chooseAll(): void
  clear(): void
  /** Asks where the chosen ones, or those that are named, are to go. */
  askWhere(doing: Purpose['doing'], ids?: readonly string[]): void
  /** Moves into a section of the board what was dragged there. */
  moveInto(section: Section, ids: readonly string[]): void
  removeFromSection(): void
  deleteThem(ids?: readonly string[]): void
  /** What stands over the page while a place is chosen. */
  readonly dialog: ReactNode
}

/** Chooses pins of a board or section, and does things to them that can be undone. */
export function useChosenPins({ board, section, isWhole }: ChosenFrom): ChosenPins {
  const [choice, setChoice] = useState<Choice>(noChoice)
  const acts = usePinActs()
  const from: Place = {
    boardId: board.id,
    sectionId: section?.id ?? null,
    ownerId: board.owner.id,
  }
  const total = (section ?? board).pin_count
  const count = countChosen(choice, total)

  /** The named ones; all that are chosen when those are among them, as when one drags them. */
  function meant(ids: readonly string[] | undefined): Chosen {
    const isChosen = (id: string) =>
      choice.type === 'some' ? choice.ids.has(id) : !choice.but.has(id)
    if (ids === undefined) return chosenOf(choice, total)
    const isAll = choice.type === 'all' && ids.length > 1 && ids.every(isChosen)
    return isAll ? chosenOf(choice, total) : { type: 'some', ids }
  }

  /** What has left the list is chosen no more; it is again, and the page where it was, when it comes back. */
  function around(chosen: Chosen) {
    const before = choice
    const scrollBack = keepScroll()
    return {
      began: () => {
        setChoice(chosen.type === 'all' ? noChoice : choiceWithout(before, new Set(chosen.ids)))
        focusFirstPin()
      },
      ended: ({ whole, doneIds }: { whole: boolean; doneIds: readonly string[] }) => {
        if (whole) return
        setChoice(choiceWithout(before, new Set(doneIds)))
        scrollBack()
      },
    }
  }

  const act = (what: PinAct) => void acts.act(what, around(what.chosen))
  return {
    count,
    more: isWhole && choice.type === 'some' && total > count ? total : 0,
    inSection: section !== null,
    from,
    selecting: (pins) => ({
      selection: chosenAmong(choice, pins),
      onSelectionChange: (ids) => setChoice(changedChoice(choice, pins, ids)),
    }),
    chooseAll: () => setChoice(allChoice),
    clear: () => setChoice(noChoice),
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
