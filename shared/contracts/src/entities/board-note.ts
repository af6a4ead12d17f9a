import { z } from '@tessera/contracts/schema'
import { BoardId, NoteId } from '../ids.ts'
import { UserCard } from './user.ts'

/** Something that the people of a board have written down on it. */
export const BoardNote = z.object({
  id: NoteId,
  board_id: BoardId,
  title: z.string(),
  text: z.string(),
  /** Grows with every change; a change says which one it began from. */
  revision: z.int(),
  /** Who reads it: the people of the board, or everyone who sees the board. */
  readers: z._default(z.enum(['people', 'everyone']), 'everyone'),
  /** Who wrote it first; null where the viewer and they are apart. */
  author: z.nullable(UserCard),
  /** The viewer may change and delete it. */
  can_edit: z.boolean(),
  created_at: z.string(),
  /** When it was last changed, if ever. */
  edited_at: z.nullable(z.string()),
})

export type BoardNote = z.infer<typeof BoardNote>
