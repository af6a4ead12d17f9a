import { z } from '@tessera/contracts/schema'
import { UserId } from '../ids.ts'
import { defineCall } from './define-call.ts'
import { roleErrors } from './house-fields.ts'
import { pageOptions } from './lists.ts'

/** The sender of an act: a person with a role, the operator's command, or the service by itself. */
export const houseActors = ['person', 'operator', 'service'] as const

const Named = z.object({
  id: UserId,
  /** Null for an account that is gone. */
  username: z.nullable(z.string()),
})

/** An entry of the log. */
export const HouseLogEntry = z.object({
  /** Counts from 1 without gaps. */
  seq: z.int(),
  at: z.string(),
  by: z.enum(houseActors),
  actor: z.nullable(Named),
  /** The actor's role at that time. */
  role: z.nullable(z.string()),
  act: z.string(),
  person: z.nullable(Named),
  /** The pin, invite or setting that it was about. */
  object: z.nullable(z.string()),
  reason: z.string(),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  hash: z.string(),
})

export type HouseLogEntry = z.infer<typeof HouseLogEntry>

/** The outcome of checking the log. */
export const VerifiedHouseLog = z.object({
  entries: z.int(),
  /** The hash of the last entry, to compare with a copy that is kept elsewhere; null for an empty log. */
  head: z.nullable(z.string()),
  /** The first entry that is not as it was written; null when all are. */
  broken: z.nullable(z.object({ seq: z.int(), why: z.enum(['missing', 'changed', 'forged']) })),
  /** True when the log has the entry with the hash that was asked for; null without one. */
  has_kept: z.nullable(z.boolean()),
})

export type VerifiedHouseLog = z.infer<typeof VerifiedHouseLog>

/** Lists the log, newest first. */
export const listHouseLog = defineCall({
  name: 'HouseLogResource.get',
  summary: 'Lists the log of the house, newest first.',
  method: 'GET',
  path: '/resource/HouseLogResource/get/',
  input: z.strictObject({
    /** Entries about this person, or by them, alone. */
    person_id: z.optional(UserId),
    actor_id: z.optional(UserId),
    act: z.optional(z.string().check(z.regex(/^[a-z][a-z.-]{0,59}$/))),
    ...pageOptions,
  }),
  output: z.array(HouseLogEntry),
  errors: roleErrors,
  who: 'house',
  act: 'log.see',
})

/** Checks that no entry of the log was changed, removed or added later. */
export const verifyHouseLog = defineCall({
  name: 'HouseLogCheckResource.get',
  summary: 'Checks the log of the house.',
  method: 'GET',
  path: '/resource/HouseLogCheckResource/get/',
  /** The hash of an entry that was kept outside the database. */
  input: z.strictObject({ kept: z.optional(z.string().check(z.trim(), z.maxLength(200))) }),
  output: VerifiedHouseLog,
  errors: roleErrors,
  who: 'house',
  act: 'log.see',
  budget: 'create',
})
