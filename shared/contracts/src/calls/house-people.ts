import { z } from '@tessera/contracts/schema'
import { HousePerson, HouseState, WholeHousePerson } from '../entities/house-person.ts'
import { UserId } from '../ids.ts'
import { defineCall } from './define-call.ts'
import {
  actErrors,
  endMoment,
  onPerson,
  presentCode,
  roleErrors,
  unproven,
} from './house-fields.ts'
import { pageOptions } from './lists.ts'

/**
 * Finds people by the start of a name, username or email, by an id, or by a former username; without a query it
 * lists all, newest first. The product keeps no addresses of networks, so that nobody is found by one.
 */
export const findPeople = defineCall({
  name: 'HousePeopleResource.get',
  summary: 'Finds people by name, username, email or id.',
  method: 'GET',
  path: '/resource/HousePeopleResource/get/',
  input: z.strictObject({
    query: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    state: z.optional(HouseState),
    /** True for people who are limited alone. */
    limited: z.optional(z.boolean()),
    ...pageOptions,
  }),
  output: z.array(HousePerson),
  errors: roleErrors,
  who: 'house',
  act: 'people.see',
})

/** Returns all that the house sees of one person. */
export const seePerson = defineCall({
  name: 'HousePersonResource.get',
  summary: 'Returns all that the house sees of one person.',
  method: 'GET',
  path: '/resource/HousePersonResource/get/',
  input: z.strictObject({ user_id: UserId }),
  output: WholeHousePerson,
  errors: [...roleErrors, 'not-found'],
  who: 'house',
  act: 'people.see',
})

/** Takes a person's email as confirmed, after a proof outside the product. */
export const verifyPersonEmail = defineCall({
  name: 'HouseEmailResource.update',
  summary: "Takes a person's email as confirmed.",
  method: 'POST',
  path: '/resource/HouseEmailResource/update/',
  input: z.strictObject(onPerson),
  output: HousePerson,
  errors: actErrors,
  who: 'house',
  act: 'people.verify-email',
})

/** Emails a person a link to choose a new password. */
export const sendPersonReset = defineCall({
  name: 'HouseResetResource.create',
  summary: 'Emails a person a link to choose a new password.',
  method: 'POST',
  path: '/resource/HouseResetResource/create/',
  input: z.strictObject(onPerson),
  output: HousePerson,
  errors: actErrors,
  who: 'house',
  act: 'people.send-reset',
  budget: 'message',
})

/** Removes the second factors of a person who lost them, and ends their sessions. */
export const removePersonFactors = defineCall({
  name: 'HouseFactorsResource.delete',
  summary: "Removes a person's second factors and passkeys, and ends their sessions.",
  method: 'POST',
  path: '/resource/HouseFactorsResource/delete/',
  input: z.strictObject({ ...onPerson, ...presentCode }),
  output: HousePerson,
  errors: [...actErrors, ...unproven, 'factor-missing'],
  who: 'house',
  act: 'people.remove-factors',
})

/** Ends all sessions of a person. */
export const endPersonSessions = defineCall({
  name: 'HouseSessionsResource.delete',
  summary: 'Ends all sessions of a person.',
  method: 'POST',
  path: '/resource/HouseSessionsResource/delete/',
  input: z.strictObject(onPerson),
  output: HousePerson,
  errors: actErrors,
  who: 'house',
  act: 'people.end-sessions',
})

/** Limits a person, who then can't post and is hidden from search, or lifts that. */
export const limitPerson = defineCall({
  name: 'HouseLimitResource.update',
  summary: 'Limits a person, or lifts the limit.',
  method: 'POST',
  path: '/resource/HouseLimitResource/update/',
  input: z.strictObject({ ...onPerson, limited: z.boolean() }),
  output: HousePerson,
  errors: actErrors,
  who: 'house',
  act: 'people.limit',
})

/** Suspends a person until a moment, or without an end. */
export const suspendPerson = defineCall({
  name: 'HouseSuspensionResource.create',
  summary: 'Suspends a person, with an end or without.',
  method: 'POST',
  path: '/resource/HouseSuspensionResource/create/',
  input: z.strictObject({
    ...onPerson,
    /** An ISO moment in the future; null for no end. */
    until: z.nullable(endMoment),
    ...presentCode,
  }),
  output: HousePerson,
  errors: [...actErrors, ...unproven, 'house-until-past', 'house-state-other'],
  who: 'house',
  act: 'people.suspend',
})

/** Lifts a suspension before its end. */
export const liftSuspension = defineCall({
  name: 'HouseSuspensionResource.delete',
  summary: 'Lifts a suspension.',
  method: 'POST',
  path: '/resource/HouseSuspensionResource/delete/',
  input: z.strictObject({ ...onPerson, ...presentCode }),
  output: HousePerson,
  errors: [...actErrors, ...unproven, 'house-state-other'],
  who: 'house',
  act: 'people.suspend',
})

/** Closes an account: nobody sees it any more, and it is deleted after the days of grace. */
export const deletePerson = defineCall({
  name: 'HousePersonResource.delete',
  summary: 'Closes an account, which is deleted after the days of grace.',
  method: 'POST',
  path: '/resource/HousePersonResource/delete/',
  input: z.strictObject({ ...onPerson, ...presentCode }),
  output: HousePerson,
  errors: [...actErrors, ...unproven, 'house-state-other', 'house-role-held'],
  who: 'house',
  act: 'people.delete',
})

/** Keeps an account that the house closed, until it is deleted. */
export const keepPerson = defineCall({
  name: 'HousePersonResource.update',
  summary: 'Keeps an account that is about to be deleted.',
  method: 'POST',
  path: '/resource/HousePersonResource/update/',
  input: z.strictObject({ ...onPerson, ...presentCode }),
  output: HousePerson,
  errors: [...actErrors, ...unproven, 'house-state-other'],
  who: 'house',
  act: 'people.delete',
})

/** Prepares the download of a person's data, which they alone can fetch. */
export const exportPerson = defineCall({
  name: 'HouseExportResource.create',
  summary: "Prepares the download of a person's data, for that person.",
  method: 'POST',
  path: '/resource/HouseExportResource/create/',
  input: z.strictObject(onPerson),
  output: HousePerson,
  errors: actErrors,
  who: 'house',
  act: 'people.export',
  budget: 'create',
})
