import { z } from '@tessera/contracts/schema'
import { BoardId, NoteId } from '../ids.ts'
import { UserCard } from './user.ts'

/** A note on a board. */
export const BoardNote = z.object({
  id: NoteId,
  board_id: BoardId,
  title: z.string(),
  text: z.string(),
  /** Increases with every change. An update sends the revision that it started from. */
  revision: z.int(),
  /** Its readers: the board's people, or everyone who can see the board. */
  readers: z._default(z.enum(['people', 'everyone']), 'everyone'),
  /** Its author; null when the viewer and the author have blocked each other. */
  author: z.nullable(UserCard),
  /** True when the viewer may change and delete it. */
  can_edit: z.boolean(),
  created_at: z.string(),
  /** The time of the last change; null if it was never changed. */
  edited_at: z.nullable(z.string()),
})

export type BoardNote = z.infer<typeof BoardNote>
