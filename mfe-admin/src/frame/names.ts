import type { HouseState } from '@tessera/contracts/entities/house-person'
import type { HouseRole } from '@tessera/contracts/house-acts'
import { roleWords, stateWords } from './words.ts'

const roles: Readonly<Record<HouseRole, readonly [name: () => string, may: () => string]>> = {
  owner: [roleWords.owner, roleWords.ownerMay],
  administrator: [roleWords.administrator, roleWords.administratorMay],
  moderator: [roleWords.moderator, roleWords.moderatorMay],
  support: [roleWords.support, roleWords.supportMay],
  auditor: [roleWords.auditor, roleWords.auditorMay],
}

/** Returns the name of a role. */
export const roleName = (role: HouseRole): string => roles[role][0]()

/** Returns a sentence about what a role may do. */
export const roleMay = (role: HouseRole): string => roles[role][1]()

/** Returns the name of an account's state. */
export const stateName = (state: HouseState): string => stateWords[state]()
