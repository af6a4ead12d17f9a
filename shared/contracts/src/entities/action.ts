import { z } from '@tessera/contracts/schema'
import { ActionId, BoardId } from '../ids.ts'

/** The kinds of bulk actions: on several pins, or on a whole board or section. */
export const ActionKind = z.enum([
  'move',
  'copy',
  'delete-pins',
  'delete-section',
  'delete-board',
  'merge-section',
  'merge-board',
])

/** The progress of an action. */
export const ActionState = z.enum(['running', 'done', 'failed', 'cancelled', 'undoing', 'undone'])

/** An action, for the person who started it. */
export const Action = z.object({
  id: ActionId,
  kind: ActionKind,
  state: ActionState,
  total: z.int(),
  done: z.int(),
  /** Number of the pins that the other board already had. They are not duplicated. */
  already_there: z._default(z.int(), 0),
  /** The token to undo the action for 30 days. Only the answer to the person who started it has one. */
  undo_token: z.nullable(z.string()),
  /** The new name of a restored board or section whose name was taken meanwhile. */
  restored_as: z._default(z.nullable(z.string()), null),
})

/** An item in the trash, and until when it can be restored. */
export const TrashItem = z.object({
  action_id: ActionId,
  kind: z.enum(['delete-pins', 'delete-section', 'delete-board', 'merge-section', 'merge-board']),
  /** The name of the board or section, or the title of a single pin. */
  name: z.string(),
  board_id: BoardId,
  board_name: z.string(),
  /** The board or section that it was merged into, while that exists. */
  merged_into: z.nullable(z.string()),
  /** Somebody else who deleted pins from the viewer's board. */
  deleted_by: z._default(z.nullable(z.string()), null),
  pin_count: z.int(),
  image_urls: z.array(z.string()),
  deleted_at: z.string(),
  gone_at: z.string(),
})

export type ActionKind = z.infer<typeof ActionKind>
export type ActionState = z.infer<typeof ActionState>
export type Action = z.infer<typeof Action>
export type TrashItem = z.infer<typeof TrashItem>
