import type { savePin } from '@tessera/contracts/calls/pins'
import { BoardLink } from '@tessera/contracts/entities/board'
import { PinId, SectionId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { boardOption, isQuickBoard } from '@tessera/pins/quick-board'
import { words } from './words.ts'

/** A pin on its way to a board, or to a section of it. */
export const Saving = z.object({
  pinId: PinId,
  board: BoardLink,
  section: z.optional(z.object({ id: SectionId, title: z.string(), slug: z.string() })),
  /** Its small picture, where it is known: for the toast, and for a cover. */
  picture: z.optional(z.string()),
  /** The ad account that it is saved for. */
  advertiserId: z.optional(z.string()),
  /** The mark that the pin has again once the save is undone. */
  before: z.optional(z.nullable(BoardLink)),
})

export type Saving = z.infer<typeof Saving>

/** Returns the input of the call that saves. */
export function inputOf({
  pinId,
  board,
  section,
  advertiserId,
}: Saving): z.input<typeof savePin.input> {
  return {
    pin_id: pinId,
    ...boardOption(board),
    ...(section === undefined ? {} : { section: section.id }),
    ...(advertiserId === undefined ? {} : { advertiser_id: advertiserId }),
  }
}

/** Returns the address of a saved pin's place: its section's, or its board's. */
export const placeOf = ({ board, section }: Pick<Saving, 'board' | 'section'>): string =>
  section === undefined ? board.url : `${board.url}${encodeURIComponent(section.slug)}/`

/** 'Saved to {section} in {board}', 'Saved to {board}', or 'Saved' without a board. */
export function savedText(place: {
  readonly board: Pick<BoardLink, 'name' | 'layout'>
  readonly section?: { readonly title: string } | undefined
}): string {
  const { board, section } = place
  if (isQuickBoard(board)) return words.saved()
  return section === undefined
    ? words.savedTo({ board: board.name })
    : words.savedToSection({ section: section.title, board: board.name })
}

/** The layout of a mark that says where a pin goes once there is a network. */
const waitingLayout = 'waiting'

/** True for the mark of a save that waits for the network. */
export const isWaiting = (mark: BoardLink | null): boolean => mark?.layout === waitingLayout

/** Returns the mark of a save that waits for the network. */
export const waitingMark = (board: BoardLink, name: string): BoardLink => ({
  ...board,
  name,
  layout: waitingLayout,
})
