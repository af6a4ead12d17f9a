import type { QueryKey } from '@tanstack/react-query'
import { boardPins } from '@tessera/contracts/calls/boards'
import { sectionPins } from '@tessera/contracts/calls/sections'
import { changeRecords, type RecordChange } from '../../saving/kept-answers/change-answers.ts'
import type { AnswerChange } from '../../saving/kept-answers/hold-answers.ts'
import { countChange } from './count-change.ts'
import type { PinAct } from './pin-act.ts'
import { inputOf, type TakenPins } from './taken-pins.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a list shows the pins no more after the act. */
function isLeft([call, , ...rest]: QueryKey, act: PinAct): boolean {
  if (act.kind === 'copy') return false
  if (act.kind === 'delete') return true
  const { board_id, section, section_id } = inputOf([call, null, ...rest])
  if (call === sectionPins.name) return section_id !== act.to.sectionId
  if (call !== boardPins.name || board_id !== act.from.boardId) return false
  return act.to.boardId !== act.from.boardId || (section === 'none' && act.to.sectionId !== null)
}

/** Whether a list is of the place that all pins but a few leave: what is left of it is known then. */
function isEmptied(queryKey: QueryKey, act: PinAct): boolean {
  if (act.chosen.type === 'some' || !isLeft(queryKey, act)) return false
  const { board_id, section_id } = inputOf(queryKey)
  const { boardId, sectionId } = act.from
  return queryKey[0] === sectionPins.name
    ? section_id === sectionId
    : queryKey[0] === boardPins.name && sectionId === null && board_id === boardId
}

/** An answer without pins, wherever a list of it has them. */
function without(data: unknown, ids: ReadonlySet<string>): unknown {
  if (Array.isArray(data)) {
    const isTaken = (item: unknown) =>
      isFields(item) && 'images' in item && typeof item.id === 'string' && ids.has(item.id)
    const kept = data.filter((item: unknown) => !isTaken(item))
    const items = kept.map((item) => without(item, ids))
    const isSame = items.length === data.length && items.every((item, at) => item === data[at])
    return isSame ? data : items
  }
  if (!isFields(data)) return data
  const fields = Object.entries(data).map(([name, value]) => [name, without(value, ids)] as const)
  return fields.some(([name, value]) => value !== data[name]) ? Object.fromEntries(fields) : data
}

/** A list that goes on no further: the rest of what it was of has left. */
function ended(data: unknown): unknown {
  if (!isFields(data) || !Array.isArray(data.pages)) return data
  const pages: readonly unknown[] = data.pages
  const isEnded = pages.every((page) => !isFields(page) || page.bookmark === null)
  if (isEnded) return data
  return {
    ...data,
    pages: pages.map((page) => (isFields(page) ? { ...page, bookmark: null } : page)),
  }
}

/** Where a pin says that it is, after the act. */
function pinChange(act: PinAct, ids: ReadonlySet<string>): RecordChange {
  if (act.kind === 'copy') return (record) => record
  const { boardId } = act.from
  const link = act.kind === 'move' ? act.to.board : null
  const isFrom = (value: unknown) => isFields(value) && value.id === boardId
  if (link?.id === boardId) return (record) => record
  return (record) => {
    const { id, board, pinned_to_board: saved } = record
    if (!('pinner' in record) || typeof id !== 'string' || !ids.has(id)) return record
    if (!isFrom(saved) && !(link !== null && isFrom(board))) return record
    return {
      ...record,
      board: link !== null && isFrom(board) ? link : board,
      pinned_to_board: isFrom(saved) ? link : saved,
    }
  }
}

/**
 * What every kept answer says once an act has gone through: lists without the pins that leave them,
 * boards, sections and people with their counts and covers, pins with their board.
 */
export function afterAct(act: PinAct, taken: TakenPins): AnswerChange {
  const counts = countChange(act, taken)
  const pins = pinChange(act, taken.ids)
  return (queryKey, data) => {
    const isList = queryKey[1] === 'list'
    const left = isList && isLeft(queryKey, act) ? without(data, taken.ids) : data
    const whole = isList && isEmptied(queryKey, act) ? ended(left) : left
    return changeRecords(whole, (record) => pins(counts(record)))
  }
}
