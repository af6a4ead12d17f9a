import { z } from '@tessera/contracts/schema'
import { ActionId, BoardId } from '../ids.ts'

/** What is done to several pins at once, or to a board or section with all that is on it. */
export const ActionKind = z.enum([
  'move',
  'copy',
  'delete-pins',
  'delete-section',
  'delete-board',
  'merge-section',
  'merge-board',
])

/** How far it is. */
export const ActionState = z.enum(['running', 'done', 'failed', 'cancelled', 'undoing', 'undone'])

/** An action as whoever asked for it sees it. */
export const Action = z.object({
  id: ActionId,
  kind: ActionKind,
  state: ActionState,
  total: z.int(),
  done: z.int(),
  /** How many of those done the other board had already: they stay there once. */
  already_there: z._default(z.int(), 0),
  /** Takes it back, for thirty days; only in the answer to whoever asked for it. */
  undo_token: z.nullable(z.string()),
})

/** Something that was deleted or merged, and until when it can be brought back. */
export const TrashItem = z.object({
  action_id: ActionId,
  kind: z.enum(['delete-pins', 'delete-section', 'delete-board', 'merge-section', 'merge-board']),
  /** The board's or section's name, or the title of the only pin. */
  name: z.string(),
  board_id: BoardId,
  board_name: z.string(),
  /** What a board or section was merged into, where that is still there. */
  merged_into: z.nullable(z.string()),
  pin_count: z.int(),
  image_urls: z.array(z.string()),
  deleted_at: z.string(),
  gone_at: z.string(),
})

export type ActionKind = z.infer<typeof ActionKind>
export type ActionState = z.infer<typeof ActionState>
export type Action = z.infer<typeof Action>
export type TrashItem = z.infer<typeof TrashItem>
