import { Privacy } from '@tessera/contracts/entities/board'
import { z } from '@tessera/contracts/schema'
import { keepDrafts } from '@tessera/module/drafts'

const shown = { name: z.string(), description: z.string(), privacy: Privacy }

/** What was written of boards and is not saved yet, with what the form began from. */
export const keptBoardDrafts = keepDrafts(
  'board',
  z.object({
    was: z.object(shown),
    draft: z.object({
      ...shown,
      publishNotes: z.boolean(),
      cover: z.union([z.enum(['kept', 'latest']), z.object({ pinId: z.string() })]),
    }),
  }),
)
