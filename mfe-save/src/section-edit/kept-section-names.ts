import { z } from '@tessera/contracts/schema'
import { keepDrafts } from '../drafts/keep-drafts.ts'

/** Names of sections that were written and are not saved yet. */
export const keptSectionNames = keepDrafts('section', z.object({ name: z.string() }))
