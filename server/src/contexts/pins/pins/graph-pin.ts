import type { GraphPin } from '@tessera/contracts/entities/graph-pin'
import type { Pin } from '@tessera/contracts/entities/pin'

/** Returns a pin with the field names of the graph. */
export const graphPinOf = (pin: Pin): GraphPin => ({
  id: pin.id,
  entityId: pin.id,
  type: pin.type,
  title: pin.title,
  description: pin.description,
  link: pin.link,
  imageSpec_236x: pin.images['236x'],
  imageSpec_orig: pin.images.orig,
  dominantColor: pin.dominant_color,
  embed: pin.embed,
  isPromoted: pin.is_promoted,
  promotedIsRemovable: pin.promoted_is_removable,
  trackingParams: pin.tracking_params,
  board: pin.board === null ? null : { id: pin.board.id, name: pin.board.name },
  pinnedToBoard:
    pin.pinned_to_board === null
      ? null
      : {
          id: pin.pinned_to_board.id,
          name: pin.pinned_to_board.name,
          layout: pin.pinned_to_board.layout ?? 'default',
        },
})
