import type { BoardLink } from '@tessera/contracts/entities/board'
import type { BoardId, PinId, SectionId } from '@tessera/contracts/ids'
import type { RecordChange } from '../kept-answers/change-answers.ts'

type Fields = Parameters<RecordChange>[0]

function isSame(mark: unknown, board: BoardLink | null): boolean {
  if (mark === null || board === null) return mark === board
  const { id, name, layout } = Object(mark)
  return id === board.id && name === board.name && layout === board.layout
}

/** Marks a pin as lying on a board, or on none. */
export function marked(pinId: PinId, board: BoardLink | null): RecordChange {
  return (record) =>
    record.id === pinId && 'pinned_to_board' in record && !isSame(record.pinned_to_board, board)
      ? { ...record, pinned_to_board: board }
      : record
}

/** What a save adds one to. */
export interface Counted {
  readonly boardId: BoardId
  readonly sectionId: SectionId | undefined
  /** The username of whose board it is: a person's pins are all those on their own boards. */
  readonly owner: string
  /** The pin's small picture, which may become a cover. */
  readonly picture: string | undefined
}

/** How many pictures a card shows. */
const coversMax = 3

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const withPicture = (pictures: unknown, picture: string): readonly unknown[] =>
  [picture, ...listOf(pictures).filter((one) => one !== picture)].slice(0, coversMax)

/** A board takes its cover from the pin if it has none or a section was used, unless one was chosen. */
function covered(board: Fields, { picture, sectionId }: Counted): Fields {
  const takes = board.image_cover_url === null || sectionId !== undefined
  if (picture === undefined || !takes || board.cover_is_chosen === true) return {}
  return { image_cover_url: picture, cover_images: withPicture(board.cover_images, picture) }
}

function uncovered(board: Fields, { picture }: Counted): Fields {
  if (picture === undefined || board.image_cover_url !== picture) return {}
  const others = listOf(board.cover_images).filter((one) => one !== picture)
  return { image_cover_url: others[0] ?? null, cover_images: others }
}

const previews = ({ preview_pins: now }: Fields, { picture }: Counted, step: 1 | -1): Fields => {
  if (picture === undefined) return {}
  const kept = listOf(now).filter((one) => one !== picture)
  return { preview_pins: step === 1 ? withPicture(now, picture) : kept }
}

/** Counts a save for the board, the section and the person, or counts it no more. */
export function counted(save: Counted, step: 1 | -1): RecordChange {
  const { boardId, sectionId, owner } = save
  return (record) => {
    if (typeof record.pin_count !== 'number') return record
    const pin_count = record.pin_count + step
    if (record.id === boardId && 'privacy' in record)
      return { ...record, pin_count, ...(step === 1 ? covered : uncovered)(record, save) }
    if (record.id === sectionId && 'preview_pins' in record)
      return { ...record, pin_count, ...previews(record, save, step) }
    return record.username === owner && 'board_count' in record ? { ...record, pin_count } : record
  }
}
