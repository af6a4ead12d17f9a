import type { savePin } from '@tessera/contracts/calls/pins'
import type { BoardLink, Section } from '@tessera/contracts/entities/board'
import type { PayloadOf } from '@tessera/contracts/events/define-event'
import type { saveTapped } from '@tessera/contracts/events/requests'
import type { z } from '@tessera/contracts/schema'

/** A pin on its way to a board, or to a section of it. */
export interface Saving {
  readonly pinId: PayloadOf<typeof saveTapped>['pinId']
  readonly board: BoardLink
  readonly section?: Pick<Section, 'id' | 'title' | 'slug'> | undefined
  /** Its small picture, where it is known: for the toast, and for a cover. */
  readonly picture: string | undefined
  /** The ad account that it is saved for. */
  readonly advertiserId?: string | undefined
}

/** A save as the service is asked for it. */
export function inputOf({
  pinId,
  board,
  section,
  advertiserId,
}: Saving): z.input<typeof savePin.input> {
  return {
    pin_id: pinId,
    board_id: board.id,
    ...(section === undefined ? {} : { section: section.id }),
    ...(advertiserId === undefined ? {} : { advertiser_id: advertiserId }),
  }
}

/** Where what was saved is: its section's address, or its board's. */
export const placeOf = ({ board, section }: Pick<Saving, 'board' | 'section'>): string =>
  section === undefined ? board.url : `${board.url}${encodeURIComponent(section.slug)}/`
