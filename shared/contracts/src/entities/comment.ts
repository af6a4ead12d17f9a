import { z } from '@tessera/contracts/schema'
import { CommentId, PinId } from '../ids.ts'
import { UserCard } from './user.ts'

/** A comment on a pin. */
export const Comment = z.object({
  id: CommentId,
  pin_id: PinId,
  text: z.string(),
  author: UserCard,
  /** True when the viewer wrote it, or the pin is theirs. */
  can_delete: z.boolean(),
  created_at: z.string(),
})

export type Comment = z.infer<typeof Comment>
