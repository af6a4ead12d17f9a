import { keepDrafts } from '../board-edit/kept-drafts.ts'

/** Names of sections that were written and are not saved yet. */
export const keptSectionNames = keepDrafts<string>()
