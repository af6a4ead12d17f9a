import type { ExportedPart } from '../../base/whole-account-parts.ts'
import { everyKept } from './kept-list.ts'

/** The products that a member saved for later. */
export const productExports: readonly ExportedPart[] = [
  { file: 'savedForLater', load: async (db, id) => everyKept(db, id) },
]
