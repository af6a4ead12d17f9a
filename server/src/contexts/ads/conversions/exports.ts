import type { ExportedPart } from '../../base/whole-account-parts.ts'
import { touchesOf } from './touches.ts'

/** The ads that a member clicked or saw, as conversions are attributed to them. */
export const touchExports: readonly ExportedPart[] = [
  { file: 'touchedAds', load: async (db, id) => touchesOf(db, id) },
]
