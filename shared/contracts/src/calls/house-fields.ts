import { z } from '@tessera/contracts/schema'
import { UserId } from '../ids.ts'
import { code } from './identity-fields.ts'

/** A moment with its offset from UTC, such as 2027-01-31T12:00:00Z. */
export const endMoment = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/))

/** The reason of an act, for the log and, where it concerns them, for the person. */
export const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))

/** An act on a person, with its reason. */
export const onPerson = { user_id: UserId, reason } as const

/** A code of the second factor, for sensitive acts, as changes of factors take it. */
export const presentCode = { present_code: z.optional(code) } as const

/** The errors of every call of the house. */
export const roleErrors = ['house-role-needed', 'house-factor-needed'] as const

/** The errors of an act on a person. */
export const actErrors = [...roleErrors, 'not-found', 'house-person-above'] as const

/** The errors of a sensitive act whose proof is missing or wrong. */
export const unproven = ['confirm-needed', 'factor-needed', 'code-wrong', 'code-gone'] as const
