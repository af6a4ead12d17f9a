import { z } from '@tessera/contracts/schema'
import { HousePerson } from '../entities/house-person.ts'
import { HouseRole, houseActNames } from '../house-acts.ts'
import { UserId } from '../ids.ts'
import { defineCall } from './define-call.ts'
import { actErrors, presentCode, reason, roleErrors, unproven } from './house-fields.ts'

/** Returns the viewer's role in the house, and what they may do with it now. */
export const houseSelf = defineCall({
  name: 'HouseSelfResource.get',
  summary: "Returns the viewer's role in the house, and what they may do.",
  method: 'GET',
  path: '/resource/HouseSelfResource/get/',
  input: z.strictObject({}),
  output: z.object({
    role: z.nullable(HouseRole),
    /** True when they may do nothing until they log in with a second factor. */
    needs_factor: z.boolean(),
    acts: z.array(z.enum(houseActNames)),
    /** Counts of what waits: reports, appeals among them, sign-ups and ads; null for what the role does not see. */
    waiting: z.object({
      reports: z.nullable(z.int()),
      appeals: z.nullable(z.int()),
      sign_ups: z.nullable(z.int()),
      ads: z._default(z.nullable(z.int()), null),
    }),
  }),
  errors: [],
  who: 'member',
})

/** Makes the viewer the first owner, with the secret that the service prints while it has none. */
export const claimHouse = defineCall({
  name: 'HouseOwnerResource.create',
  summary: 'Makes the viewer the first owner.',
  method: 'POST',
  path: '/resource/HouseOwnerResource/create/',
  input: z.strictObject({ secret: z.string().check(z.regex(/^[\w-]{20,100}$/)) }),
  output: z.object({ role: HouseRole }),
  errors: ['house-claim-gone', 'email-unverified'],
  who: 'member',
})

/** Lists the people with a role. */
export const listHouseRoles = defineCall({
  name: 'HouseRolesResource.get',
  summary: 'Lists the people with a role in the house.',
  method: 'GET',
  path: '/resource/HouseRolesResource/get/',
  input: z.strictObject({}),
  output: z.array(
    z.object({
      person: HousePerson,
      role: HouseRole,
      /** False for somebody who can do nothing yet, because they have no second factor. */
      has_factor: z.boolean(),
    }),
  ),
  errors: roleErrors,
  who: 'house',
  act: 'roles.see',
})

/** Gives a person a role, another one, or none. */
export const giveHouseRole = defineCall({
  name: 'HouseRolesResource.update',
  summary: 'Gives a person a role in the house, or takes it.',
  method: 'POST',
  path: '/resource/HouseRolesResource/update/',
  input: z.strictObject({
    user_id: UserId,
    role: z.nullable(HouseRole),
    reason,
    ...presentCode,
  }),
  output: HousePerson,
  errors: [...actErrors, ...unproven, 'house-owner-last'],
  who: 'house',
  act: 'roles.give',
})
