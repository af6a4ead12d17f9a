import type { ExportedPart } from '../../../base/whole-account-parts.ts'
import { audienceActsOf, audiencesOf } from './keep-acts.ts'

/** The audiences that a member is in, and the acts that audiences are made of. */
export const audienceExports: readonly ExportedPart[] = [
  { file: 'audiences', load: async (db, id) => audiencesOf(db, id) },
  { file: 'audienceActs', load: async (db, id) => audienceActsOf(db, id) },
]
