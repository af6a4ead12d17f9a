import type { ExportedPart } from '../../base/whole-account-parts.ts'
import { factorNames, factorsOf } from './factors.ts'

/** The second factors of a member, by name. */
export const secondFactorExports: readonly ExportedPart[] = [
  {
    file: 'settings',
    name: 'secondFactors',
    load: async (db, id) => factorNames(await factorsOf(db, id)),
  },
]

/** The phone number that codes are sent to. */
export const phoneExports: readonly ExportedPart[] = [
  {
    file: 'settings',
    name: 'phoneNumber',
    load: async (db, id) => (await factorsOf(db, id)).phoneNumber,
  },
]
