import { z } from '@tessera/contracts/schema'
import { keepDrafts } from '@tessera/module/drafts'

/** What was written of notes and is not saved yet, by board and note. */
export const keptNoteDrafts = keepDrafts(
  'note',
  z.object({ title: z.string(), text: z.string(), revision: z.nullable(z.int()) }),
)
