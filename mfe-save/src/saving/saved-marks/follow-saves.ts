import type { QueryClient } from '@tanstack/react-query'
import { boardPins, getBoard, pickerBoards, userBoards } from '@tessera/contracts/calls/boards'
import {
  boardSections,
  getSection,
  sectionPins,
  sectionsToSaveTo,
} from '@tessera/contracts/calls/sections'
import { getUser } from '@tessera/contracts/calls/users'
import { boardCreated, pinCreated, pinSaved, pinUnsaved } from '@tessera/contracts/events/facts'
import type { ShellContext } from '@tessera/module'
import { changeAnswers, type RecordChange } from '../kept-answers/change-answers.ts'
import { marked } from '../one-save/saved-changes.ts'

const boardLists = [pickerBoards, userBoards, getUser].map(({ name }) => name)
const sections = [boardSections, sectionsToSaveTo, getSection, sectionPins]
const boardPages = [...boardLists, ...[getBoard, boardPins, ...sections].map(({ name }) => name)]

function forget(queries: QueryClient, calls: readonly string[]): void {
  void queries.invalidateQueries({
    predicate: ({ queryKey: [call] }) => typeof call === 'string' && calls.includes(call),
  })
}

/** Gives a pin that is marked with a board the mark that it had before. */
function unmarked(pinId: string, boardId: string, before: unknown): RecordChange {
  return (record) => {
    const on = record.pinned_to_board
    const isOn = typeof on === 'object' && on !== null && 'id' in on && on.id === boardId
    return record.id === pinId && isOn ? { ...record, pinned_to_board: before } : record
  }
}

/** Keeps what is on the screen true: saved pins are marked at once, boards, sections and profiles asked for again. */
export function followSaves({ bus, queries }: Pick<ShellContext, 'bus' | 'queries'>): () => void {
  const stops = [
    bus.on(pinSaved, ({ pinId, board }) => {
      changeAnswers(queries, marked(pinId, board))
      forget(queries, boardPages)
    }),
    bus.on(pinUnsaved, ({ pinId, boardId, before }) => {
      changeAnswers(queries, unmarked(pinId, boardId, before))
      forget(queries, boardPages)
    }),
    bus.on(pinCreated, () => forget(queries, boardPages)),
    bus.on(boardCreated, () => forget(queries, boardLists)),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
