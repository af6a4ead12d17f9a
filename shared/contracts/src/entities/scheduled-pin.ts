import { z } from '@tessera/contracts/schema'
import { PinId, SectionId } from '../ids.ts'
import { BoardLink } from './board.ts'
import { Images } from './image.ts'

/** A pin that is published later; until then only its own account sees it. */
export const ScheduledPin = z.object({
  /** The published pin gets another id. */
  id: PinId,
  publish_at: z.string(),
  /** True when it could not be published: its board is gone, or takes no pins any more. */
  is_failed: z.boolean(),
  title: z.string(),
  description: z.string(),
  link: z.nullable(z.string()),
  alt_text: z.string(),
  images: Images,
  dominant_color: z.string(),
  /** Null when it was deleted since. */
  board: z.nullable(BoardLink),
  section: z.nullable(SectionId),
  slide_count: z.int(),
})

export type ScheduledPin = z.infer<typeof ScheduledPin>
