import { z } from '@tessera/contracts/schema'
import { counterDays } from '../report-kinds.ts'
import { defineCall } from './define-call.ts'
import { reason, roleErrors } from './house-fields.ts'
import { decisionToken, ToldDecision } from './reports.ts'

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))

/** Answers a copyright notice by the signed link of the decision's letter, once. */
export const createCounterNotice = defineCall({
  name: 'CounterNoticesResource.create',
  summary: 'Answers a copyright notice by the link of the decision, once.',
  method: 'POST',
  path: '/resource/CounterNoticesResource/create/',
  input: z.strictObject({
    token: decisionToken,
    /** The full name, which signs. */
    name: line,
    address: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
    words: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)),
    /** Under penalty of perjury: it was removed by mistake or misidentification. */
    good_faith: z.literal(true),
    /** The sender accepts the jurisdiction of the courts where they live. */
    jurisdiction: z.literal(true),
  }),
  output: ToldDecision,
  errors: ['not-found', 'counter-notice-gone'],
  who: 'anyone',
  budget: 'report',
})

/** Says, by the link of the claimant's letter, that they went to court. */
export const createCourtNotice = defineCall({
  name: 'CourtNoticesResource.create',
  summary: 'Says that the claimant of a copyright notice went to court.',
  method: 'POST',
  path: '/resource/CourtNoticesResource/create/',
  input: z.strictObject({
    token: decisionToken,
    words: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)),
  }),
  output: ToldDecision,
  errors: ['not-found', 'counter-notice-gone'],
  who: 'anyone',
  budget: 'report',
})

/** The clocks of copyright notices. */
export const CopyrightRules = z.object({
  /** Working days until a removed thing comes back after a counter-notice. */
  days: z.int(),
  /** The upheld notices after which a moderator is asked about the person. */
  upheld: z.int(),
})

export type CopyrightRules = z.infer<typeof CopyrightRules>

/** Returns the clocks of copyright notices. */
export const getCopyrightRules = defineCall({
  name: 'HouseCopyrightRulesResource.get',
  summary: 'Returns the clocks of copyright notices.',
  method: 'GET',
  path: '/resource/HouseCopyrightRulesResource/get/',
  input: z.strictObject({}),
  output: CopyrightRules,
  errors: roleErrors,
  who: 'house',
  act: 'reports.see',
})

/** Changes the clocks of copyright notices. */
export const setCopyrightRules = defineCall({
  name: 'HouseCopyrightRulesResource.update',
  summary: 'Changes the clocks of copyright notices.',
  method: 'POST',
  path: '/resource/HouseCopyrightRulesResource/update/',
  input: z.strictObject({
    days: z.int().check(z.gte(counterDays.least), z.lte(counterDays.most)),
    upheld: z.int().check(z.gte(1), z.lte(20)),
    reason,
  }),
  output: CopyrightRules,
  errors: roleErrors,
  who: 'house',
  act: 'reports.reasons',
})
