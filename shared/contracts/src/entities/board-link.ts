import { z } from '@tessera/contracts/schema'
import { BoardId } from '../ids.ts'

/** A board's id, name and address. It is apart from the other shapes of a board, which a first view has no use for. */
export const BoardLink = z.object({
  id: BoardId,
  name: z.string(),
  url: z.string(),
  layout: z.optional(z.string()),
})

export type BoardLink = z.infer<typeof BoardLink>
