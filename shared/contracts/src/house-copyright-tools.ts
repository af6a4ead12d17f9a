import { z } from '@tessera/contracts/schema'
import { CopyrightRules } from './calls/copyright.ts'
import { AnyId } from './ids.ts'
import { counterDays } from './report-kinds.ts'

const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))
const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000))

/** A request of the operator about copyright notices, and answers to them that came by letter. */
export const CopyrightRequest = z.discriminatedUnion('do', [
  z.strictObject({ do: z.enum(['notices', 'decided', 'rules']) }),
  z.strictObject({ do: z.enum(['uphold', 'reject']), case_id: AnyId, reason }),
  z.strictObject({
    do: z.literal('counter'),
    decision_id: AnyId,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    address: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
    words,
    /** The letter makes both statements that a counter-notice needs. */
    has_statements: z.literal(true),
    reason,
  }),
  z.strictObject({ do: z.literal('court'), decision_id: AnyId, words, reason }),
  z.strictObject({
    do: z.literal('set-rules'),
    days: z.int().check(z.gte(counterDays.least), z.lte(counterDays.most)),
    upheld: z.int().check(z.gte(1), z.lte(20)),
    reason,
  }),
])

export type CopyrightRequest = z.infer<typeof CopyrightRequest>

/** The answer to a request for the clocks of notices. */
export const ToldCopyrightRules = z.object({ rules: CopyrightRules })
