import type { BoardLink } from '@tessera/contracts/entities/board'
import type { Pin } from '@tessera/contracts/entities/pin'
import type { RecordChange } from '../../saving/kept-answers/change-answers.ts'
import { ownerNameOf } from '../../saving/one-save/board-address.ts'
import type { PinAct } from './pin-act.ts'
import type { TakenPins } from './taken-pins.ts'

/** How many pictures stand for a board or a section. */
const picturesMax = 3

/** What happens to one place: how many leave it, how many come. */
interface Shift {
  readonly leaving: number
  readonly coming: number
}

const pictureOf = (pin: Pin): string => pin.images['236x'].url

/** How many leave each place and come to it, by the place's id. */
function shiftsOf(act: PinAct, taken: TakenPins): ReadonlyMap<string, Shift> {
  const shifts = new Map<string, Shift>()
  const note = (id: string | null, leaving: number, coming: number) => {
    if (id === null || (leaving === 0 && coming === 0)) return
    const before = shifts.get(id) ?? { leaving: 0, coming: 0 }
    shifts.set(id, { leaving: before.leaving + leaving, coming: before.coming + coming })
  }
  const { count, perSection } = taken
  const leaves = act.kind !== 'copy'
  const target = act.kind === 'delete' ? null : act.to
  const isWithin = target?.boardId === act.from.boardId
  if (leaves && !isWithin) note(act.from.boardId, count, 0)
  if (target !== null && !(isWithin && leaves)) note(target.boardId, 0, count)
  const there = leaves && isWithin ? (perSection.get(target?.sectionId ?? '') ?? 0) : 0
  for (const [id, leaving] of leaves ? perSection : [])
    if (id !== target?.sectionId) note(id, leaving, 0)
  note(target?.sectionId ?? null, 0, count - there)
  return shifts
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** The pictures of a place after the act: what came first, then what stays. */
function picturesAfter(
  before: unknown,
  { leaving, coming }: Shift,
  of: { readonly taken: readonly string[]; readonly staying: readonly string[] },
): readonly string[] {
  const old = Array.isArray(before) ? before.filter(isText) : []
  const gone = new Set(leaving > 0 ? of.taken : [])
  const stay = [...old.filter((url) => !gone.has(url)), ...(leaving > 0 ? of.staying : [])]
  const all = [...(coming > 0 ? of.taken.slice(0, picturesMax) : []), ...stay]
  return [...new Set(all)].slice(0, picturesMax)
}

/** A board's cover after the act, beside its pictures: a chosen one stays while its pin does. */
function coverAfter(
  record: Readonly<Record<string, unknown>>,
  pictures: readonly string[],
  colors: ReadonlyMap<string, string>,
) {
  const { image_cover_url: cover, cover_color: color } = record
  const isKept = record.cover_is_chosen === true && isText(cover) && pictures.includes(cover)
  const first = isKept ? cover : pictures[0]
  if (first === cover) return { image_cover_url: cover, cover_color: color }
  return { image_cover_url: first ?? null, cover_color: colors.get(first ?? '') ?? null }
}

/** How many pins each person has more or fewer: somebody's pins are all those on their own boards. */
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

/** The counts and covers of boards, sections and the people whose boards they are, after an act. */
export function countChange(act: PinAct, taken: TakenPins): RecordChange {
  const shifts = shiftsOf(act, taken)
  const pictures = taken.known.map(pictureOf)
  const seen = [...taken.known, ...[...taken.staying.values()].flat()]
  const colors = new Map(seen.map((pin) => [pictureOf(pin), pin.dominant_color]))
  const people = personShifts(act, taken)
  return (record) => {
    const { id, pin_count: count } = record
    if (typeof id !== 'string' || typeof count !== 'number') return record
    if ('follower_count' in record) {
      const by = typeof record.username === 'string' ? (people.get(record.username) ?? 0) : 0
      return by === 0 ? record : { ...record, pin_count: Math.max(0, count + by) }
    }
    const shift = shifts.get(id)
    if (shift === undefined) return record
    const left = Math.max(0, count - shift.leaving + shift.coming)
    const staying = (taken.staying.get(id) ?? []).map(pictureOf)
    const next = (before: unknown) =>
      left === 0 ? [] : picturesAfter(before, shift, { taken: pictures, staying })
    if ('preview_pins' in record)
      return { ...record, pin_count: left, preview_pins: next(record.preview_pins) }
    if (!('cover_images' in record)) return record
    const images = next(record.cover_images)
    return {
      ...record,
      pin_count: left,
      cover_images: images,
      ...coverAfter(record, images, colors),
    }
  }
}
