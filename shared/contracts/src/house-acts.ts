// The roles have a file of their own, because every page loads them with its viewer.
export { HouseRole, houseRoles } from './house-role.ts'

import { type HouseRole, houseRoles } from './house-role.ts'

const all = houseRoles
const leaders = ['owner', 'administrator'] as const
const moderators = [...leaders, 'moderator'] as const
const helpers = [...leaders, 'support'] as const
const everyoneActing = [...leaders, 'moderator', 'support'] as const

/** The needs of an act. */
interface ActFacts {
  /** The roles that may do it. */
  readonly roles: readonly HouseRole[]
  /** True when it needs the password and the second factor again. */
  readonly isSensitive?: true
}

/** Every act of people who look after the product, and the roles that may do it. */
export const houseActs = {
  'roles.see': { roles: all },
  'roles.give': { roles: leaders, isSensitive: true },
  'log.see': { roles: [...leaders, 'auditor'] },
  'people.see': { roles: all },
  'people.verify-email': { roles: helpers },
  'people.send-reset': { roles: helpers },
  'people.remove-factors': { roles: helpers, isSensitive: true },
  'people.end-sessions': { roles: everyoneActing },
  'people.limit': { roles: moderators },
  'people.suspend': { roles: moderators, isSensitive: true },
  'people.delete': { roles: leaders, isSensitive: true },
  'people.export': { roles: helpers },
  'doors.see': { roles: all },
  'doors.set': { roles: leaders, isSensitive: true },
  'doors.invite': { roles: helpers },
  'doors.decide': { roles: everyoneActing },
  'reports.see': { roles: [...moderators, 'auditor'] },
  'reports.decide': { roles: moderators },
  'reports.undo': { roles: moderators },
  'reports.appeal': { roles: moderators },
  'reports.reasons': { roles: leaders },
  'content.see': { roles: [...moderators, 'auditor'] },
  'content.mark': { roles: moderators },
  'content.remove': { roles: moderators, isSensitive: true },
  'ads.see': { roles: [...moderators, 'auditor'] },
  'ads.decide': { roles: moderators },
  'lists.see': { roles: [...moderators, 'auditor'] },
  'lists.try': { roles: moderators },
  'lists.change': { roles: leaders },
  'jobs.see': { roles: [...leaders, 'auditor'] },
  'jobs.change': { roles: leaders },
  'mail.see': { roles: [...helpers, 'auditor'] },
  'mail.change': { roles: helpers },
  'storage.see': { roles: [...leaders, 'auditor'] },
  'words.see': { roles: all },
  'words.write': { roles: leaders, isSensitive: true },
  'words.notice': { roles: leaders },
  'retention.see': { roles: all },
  'retention.set': { roles: leaders, isSensitive: true },
} as const satisfies Readonly<Record<string, ActFacts>>

/** The name of an act. */
export type HouseAct = keyof typeof houseActs

/** The names of all acts. */
export const houseActNames: readonly HouseAct[] = Object.keys(houseActs).filter(isHouseAct)

function isHouseAct(text: string): text is HouseAct {
  return Object.hasOwn(houseActs, text)
}

/** True when somebody with this role may do this. */
export function mayAct(role: HouseRole | null, act: HouseAct): boolean {
  const { roles }: ActFacts = houseActs[act]
  return role !== null && roles.includes(role)
}

/** True when the act needs the password and the second factor again. */
export function isSensitive(act: HouseAct): boolean {
  const { isSensitive: needsProof }: ActFacts = houseActs[act]
  return needsProof === true
}

const ranks: Readonly<Record<HouseRole, number>> = {
  owner: 4,
  administrator: 3,
  moderator: 2,
  support: 2,
  auditor: 1,
}

/** True when somebody with this role may act on a person who has that one: only upwards of them. */
export const mayActOn = (role: HouseRole, theirs: HouseRole | null): boolean =>
  theirs === null || ranks[role] > ranks[theirs]

/**
 * True when somebody with this role may replace a role by another, null for none. An administrator gives and
 * takes the roles below their own, so that they make no owners and no administrators.
 */
export const mayGive = (
  role: HouseRole,
  { before, after }: { readonly before: HouseRole | null; readonly after: HouseRole | null },
): boolean => role === 'owner' || (mayActOn(role, before) && mayActOn(role, after))
