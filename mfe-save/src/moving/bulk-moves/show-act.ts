import type { Draft } from '@tessera/cache'
import { boardPins } from '@tessera/contracts/calls/boards'
import { sectionPins } from '@tessera/contracts/calls/sections'
import type { Board, BoardLink } from '@tessera/contracts/entities/board'
import type { Pin } from '@tessera/contracts/entities/pin'
import { ownerNameOf } from '../../saving/one-save/board-address.ts'
import type { PinAct } from './pin-act.ts'
import type { TakenPins } from './taken-pins.ts'

/** Takes moved pins out of the lists that they leave. */
function showMoved(draft: Draft, act: PinAct & { readonly kind: 'move' }, ids: string[]): void {
  const { from, to } = act
  const list = { type: 'pin', remove: ids } as const
  const stays = to.sectionId === null ? {} : { unless: { section_id: to.sectionId } }
  draft.lists({ of: [sectionPins], ...stays, ...list })
  const isWithin = to.boardId === from.boardId
  if (isWithin && to.sectionId === null) return
  const input = { board_id: from.boardId, ...(isWithin ? { section: 'none' } : {}) }
  draft.lists({ of: [boardPins], input, ...list })
}

/** Ends the list that all pins but a few leave: what is left of it is known. */
function showEnd(draft: Draft, act: PinAct): void {
  const { boardId, sectionId } = act.from
  const to = act.kind === 'move' ? act.to : null
  if (act.chosen.type === 'some' || act.kind === 'copy') return
  if (sectionId !== null) {
    if (to?.sectionId === sectionId) return
    draft.lists({ of: [sectionPins], input: { section_id: sectionId }, ended: true })
    return
  }
  const isWithin = to?.boardId === boardId
  if (isWithin && to.sectionId === null) return
  const input = { board_id: boardId, ...(isWithin ? { section: 'none' } : {}) }
  draft.lists({ of: [boardPins], input, ended: true })
}

/** Changes the board that each pin is on. */
function showBoard(draft: Draft, act: PinAct, ids: readonly string[]): void {
  const { boardId } = act.from
  const link = act.kind === 'move' ? act.to.board : null
  if (act.kind === 'copy' || link?.id === boardId) return
  for (const id of ids)
    draft.patch('pin', id, ({ board, pinned_to_board: saved }) => ({
      ...(link !== null && board?.id === boardId ? { board: link } : {}),
      ...(saved?.id === boardId ? { pinned_to_board: link } : {}),
    }))
}

/** Max pictures on the card of a board or a section. */
const picturesMax = 3

/** The numbers of pins that leave a place and come to it. */
interface Shift {
  readonly leaving: number
  readonly coming: number
}

interface Shifts {
  readonly boards: ReadonlyMap<string, Shift>
  readonly sections: ReadonlyMap<string, Shift>
}

const pictureOf = (pin: Pin): string => pin.images['236x'].url

/** Counts the pins that leave and come to each board and section. */
function shiftsOf(act: PinAct, taken: TakenPins): Shifts {
  const boards = new Map<string, Shift>()
  const sections = new Map<string, Shift>()
  const note = (
    shifts: Map<string, Shift>,
    id: string | null,
    { leaving = 0, coming = 0 }: Partial<Shift>,
  ) => {
    if (id === null || (leaving === 0 && coming === 0)) return
    const before = shifts.get(id) ?? { leaving: 0, coming: 0 }
    shifts.set(id, { leaving: before.leaving + leaving, coming: before.coming + coming })
  }
  const { count, perSection } = taken
  const leaves = act.kind !== 'copy'
  const target = act.kind === 'delete' ? null : act.to
  const isWithin = target?.boardId === act.from.boardId
  if (leaves && !isWithin) note(boards, act.from.boardId, { leaving: count })
  if (target !== null && !(isWithin && leaves)) note(boards, target.boardId, { coming: count })
  const there = leaves && isWithin ? (perSection.get(target?.sectionId ?? '') ?? 0) : 0
  for (const [id, leaving] of leaves ? perSection : [])
    if (id !== target?.sectionId) note(sections, id, { leaving })
  note(sections, target?.sectionId ?? null, { coming: count - there })
  return { boards, sections }
}

/** Returns the pictures of a place after the act: those that came first, then those that stay. */
function picturesAfter(
  before: readonly string[],
  { leaving, coming }: Shift,
  of: { readonly taken: readonly string[]; readonly staying: readonly string[] },
): string[] {
  const gone = new Set(leaving > 0 ? of.taken : [])
  const stay = [...before.filter((url) => !gone.has(url)), ...(leaving > 0 ? of.staying : [])]
  const all = [...(coming > 0 ? of.taken.slice(0, picturesMax) : []), ...stay]
  return [...new Set(all)].slice(0, picturesMax)
}

/** Returns a board's cover after the act: a chosen one stays while its pin does. */
function coverAfter(
  { cover_is_chosen: isChosen, image_cover_url: cover, cover_color: color }: Partial<Board>,
  pictures: readonly string[],
  colors: ReadonlyMap<string, string>,
) {
  const isKept = isChosen === true && cover != null && pictures.includes(cover)
  const first = (isKept ? cover : pictures[0]) ?? null
  if (first === cover)
    return color === undefined ? {} : { image_cover_url: cover, cover_color: color }
  return { image_cover_url: first, cover_color: colors.get(first ?? '') ?? null }
}

/** Counts how many pins each person gains or loses: a person's pins are those on their own boards. */
function personShifts(act: PinAct, { known, count }: TakenPins): ReadonlyMap<string, number> {
  const from = known.find(({ board }) => board?.id === act.from.boardId)?.board
  const shifts = new Map<string, number>()
  const add = (board: BoardLink | null | undefined, by: number) => {
    const owner = board == null ? undefined : ownerNameOf(board)
    if (owner !== undefined) shifts.set(owner, (shifts.get(owner) ?? 0) + by)
  }
  if (act.kind !== 'copy') add(from, -count)
  if (act.kind !== 'delete') add(act.to.board, count)
  return shifts
}

/** Shows the counts and covers of boards, sections and the owners of boards after an act. */
function showCounts(draft: Draft, { act, taken }: { act: PinAct; taken: TakenPins }): void {
  const shifts = shiftsOf(act, taken)
  const pictures = taken.known.map(pictureOf)
  const seen = [...taken.known, ...[...taken.staying.values()].flat()]
  const colors = new Map(seen.map((pin) => [pictureOf(pin), pin.dominant_color]))
  const after = (id: string, shift: Shift, count: number, before: readonly string[]) => {
    const left = Math.max(0, count - shift.leaving + shift.coming)
    const staying = (taken.staying.get(id) ?? []).map(pictureOf)
    const next = picturesAfter(before, shift, { taken: pictures, staying })
    return { left, next: left === 0 ? [] : next }
  }
  for (const [id, shift] of shifts.boards)
    draft.patch('board', id, (known) => {
      const { pin_count: count, cover_images: before } = known
      if (count === undefined || before === undefined) return {}
      const { left, next } = after(id, shift, count, before)
      return { pin_count: left, cover_images: next, ...coverAfter(known, next, colors) }
    })
  for (const [id, shift] of shifts.sections)
    draft.patch('section', id, ({ pin_count: count, preview_pins: before }) => {
      if (count === undefined || before === undefined) return {}
      const { left, next } = after(id, shift, count, before)
      return { pin_count: left, preview_pins: next }
    })
  for (const [username, by] of personShifts(act, taken))
    for (const id of draft.find('user', (user) => user.username === username))
      draft.patch('user', id, ({ pin_count: count }) =>
        count === undefined ? {} : { pin_count: Math.max(0, count + by) },
      )
}

/**
 * Shows what an act does: lists without the pins that leave them, boards, sections and people with
 * their new counts and covers, pins on their new board.
 */
export function showAct(draft: Draft, { act, taken }: { act: PinAct; taken: TakenPins }): void {
  const ids = [...taken.ids]
  if (act.kind === 'move') showMoved(draft, act, ids)
  if (act.kind === 'delete') for (const id of ids) draft.gone('pin', id)
  showEnd(draft, act)
  showBoard(draft, act, ids)
  showCounts(draft, { act, taken })
}
