import { z } from '@tessera/contracts/schema'
import { BoardId, PinId } from '../ids.ts'
import { ImageFile } from './image.ts'
import { Pin } from './pin.ts'

/** A pin with the graph's field names. `Pin` has the same fields in snake_case, and `entityId` as `id`. */
export const GraphPin = z.object({
  id: PinId,
  entityId: PinId,
  type: Pin.shape.type,
  title: z.string(),
  description: z.string(),
  link: z.nullable(z.string()),
  imageSpec_236x: ImageFile,
  imageSpec_orig: ImageFile,
  dominantColor: z.string(),
  embed: Pin.shape.embed,
  isPromoted: z.boolean(),
  promotedIsRemovable: z.boolean(),
  trackingParams: z.nullable(z.string()),
  board: z.nullable(z.object({ id: BoardId, name: z.string() })),
  pinnedToBoard: z.nullable(z.object({ id: BoardId, name: z.string(), layout: z.string() })),
})

export type GraphPin = z.infer<typeof GraphPin>
