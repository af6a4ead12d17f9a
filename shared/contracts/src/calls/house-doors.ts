import { z } from '@tessera/contracts/schema'
import { HousePerson } from '../entities/house-person.ts'
import { AnyId, UserId } from '../ids.ts'
import { defineCall } from './define-call.ts'
import { actErrors, presentCode, reason, roleErrors, unproven } from './house-fields.ts'
import { pageOptions } from './lists.ts'

/** The modes of sign-ups: for everybody, with an invite, with an email of a domain, after an approval, or for nobody. */
export const doorModes = ['open', 'invitation', 'domain', 'approval', 'closed'] as const

export const DoorMode = z.enum(doorModes)

export type DoorMode = z.infer<typeof DoorMode>

/** The rules of sign-ups. */
export const Doors = z.object({
  mode: DoorMode,
  /** The domains of `domain`, in lower case. */
  domains: z.array(z.string()),
  /** Accounts that wait for an approval. */
  waiting: z.int(),
})

export type Doors = z.infer<typeof Doors>

/** An invite to sign up. Its link is shown once, when it is made. */
export const HouseInvite = z.object({
  id: AnyId,
  note: z.string(),
  /** Sign-ups that it allows, and that used it. */
  most: z.int(),
  used: z.int(),
  made_at: z.string(),
  expires_at: z.string(),
  is_ended: z.boolean(),
})

export type HouseInvite = z.infer<typeof HouseInvite>

/** Returns who may sign up. */
export const getDoors = defineCall({
  name: 'HouseDoorsResource.get',
  summary: 'Returns who may sign up.',
  method: 'GET',
  path: '/resource/HouseDoorsResource/get/',
  input: z.strictObject({}),
  output: Doors,
  errors: roleErrors,
  who: 'house',
  act: 'doors.see',
})

const domain = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.regex(/^(?=.{4,253}$)([a-z0-9-]{1,63}\.)+[a-z]{2,63}$/))

/** Says who may sign up from now on. */
export const setDoors = defineCall({
  name: 'HouseDoorsResource.update',
  summary: 'Says who may sign up.',
  method: 'POST',
  path: '/resource/HouseDoorsResource/update/',
  input: z.strictObject({
    mode: DoorMode,
    domains: z._default(z.array(domain).check(z.maxLength(100)), []),
    reason,
    ...presentCode,
  }),
  output: Doors,
  errors: [...roleErrors, ...unproven, 'door-domains-missing'],
  who: 'house',
  act: 'doors.set',
})

/** Lists the invites, newest first. */
export const houseInvites = defineCall({
  name: 'HouseInvitesResource.get',
  summary: 'Lists the invites to sign up.',
  method: 'GET',
  path: '/resource/HouseInvitesResource/get/',
  input: z.strictObject(pageOptions),
  output: z.array(HouseInvite),
  errors: roleErrors,
  who: 'house',
  act: 'doors.see',
})

/** Makes an invite, whose link works for some sign-ups and days. */
export const createHouseInvite = defineCall({
  name: 'HouseInvitesResource.create',
  summary: 'Makes an invite to sign up.',
  method: 'POST',
  path: '/resource/HouseInvitesResource/create/',
  input: z.strictObject({
    note: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    most: z.int().check(z.gte(1), z.lte(10_000)),
    days: z.int().check(z.gte(1), z.lte(366)),
  }),
  output: z.object({ invite: HouseInvite, url: z.string() }),
  errors: roleErrors,
  who: 'house',
  act: 'doors.invite',
  budget: 'create',
})

/** Ends an invite. */
export const endHouseInvite = defineCall({
  name: 'HouseInvitesResource.delete',
  summary: 'Ends an invite to sign up.',
  method: 'POST',
  path: '/resource/HouseInvitesResource/delete/',
  input: z.strictObject({ invite_id: AnyId, reason }),
  output: HouseInvite,
  errors: [...roleErrors, 'not-found'],
  who: 'house',
  act: 'doors.invite',
})

/** Approves or refuses an account that waits. A refused one is deleted. */
export const decideSignUp = defineCall({
  name: 'HouseSignUpResource.update',
  summary: 'Approves or refuses an account that waits.',
  method: 'POST',
  path: '/resource/HouseSignUpResource/update/',
  input: z.strictObject({ user_id: UserId, approved: z.boolean(), reason }),
  output: HousePerson,
  errors: [...actErrors, 'house-state-other'],
  who: 'house',
  act: 'doors.decide',
})
