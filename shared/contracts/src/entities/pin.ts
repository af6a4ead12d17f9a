import { PinId } from '../ids.ts'
import { z } from '../schema.ts'
import { BoardLink } from './board.ts'
import { Images } from './image.ts'
import { UserCard } from './user.ts'

/** What a product pin costs, in the smallest unit of its currency. */
export const Price = z.object({ amount: z.int(), currency: z.string() })

/** A saved idea, as lists and the closeup show it. */
export const Pin = z.object({
  id: PinId,
  title: z.string(),
  description: z.string(),
  link: z.nullable(z.string()),
  images: Images,
  dominant_color: z.string(),
  pinner: UserCard,
  board: z.nullable(BoardLink),
  price: z.nullable(Price),
  is_promoted: z.boolean(),
  /** The viewer's own board that already holds this pin. */
  pinned_to_board: z.nullable(BoardLink),
  created_at: z.string(),
})

export type Price = z.infer<typeof Price>
export type Pin = z.infer<typeof Pin>
