import type { ExportedPart } from '../../../base/whole-account-parts.ts'
import { experimentsOf } from './people.ts'

/** The experiments on ads that a member is part of. */
export const experimentExports: readonly ExportedPart[] = [
  { file: 'adExperiments', load: async (db, id) => experimentsOf(db, id) },
]
