import { z } from '@tessera/contracts/schema'
import { keepDrafts } from '@tessera/module/drafts'

/** Names of sections that were written and are not saved yet. */
export const keptSectionNames = keepDrafts('section', z.object({ name: z.string() }))
