import { z } from '@tessera/contracts/schema'
import { AnyId } from '../ids.ts'
import { ReportDecision, ReportedKind, ReportKind } from '../report-kinds.ts'
import { defineCall } from './define-call.ts'
import { email } from './identity-fields.ts'

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))

/** The statements of a notice about copyright. */
export const ReportNotice = z.strictObject({
  /** The work, and where it can be seen. */
  work: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  place: z.string().check(z.trim(), z.maxLength(2_000)),
  /** The full name, which signs. */
  name: line,
  email,
  /** A postal address or phone number. */
  contact: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  /** The sender believes in good faith that nobody allowed this use. */
  good_faith: z.literal(true),
  /** The notice is true, and the sender may speak for the owner of the work. */
  truth: z.literal(true),
})

export type ReportNotice = z.infer<typeof ReportNotice>

/** Reports a pin, board, profile or comment by its id, or anything by its address. */
export const reportContent = defineCall({
  name: 'ContentReportsResource.create',
  summary: 'Reports a pin, board, profile, comment or website, with or without an account.',
  method: 'POST',
  path: '/resource/ContentReportsResource/create/',
  input: z.strictObject({
    /** Without it, `address` says what is meant. */
    subject: z.optional(
      z.strictObject({ kind: z.enum(['pin', 'board', 'profile', 'comment']), id: AnyId }),
    ),
    address: z.optional(z.string().check(z.trim(), z.maxLength(2_000))),
    kind: ReportKind,
    words: z._default(z.string().check(z.trim(), z.maxLength(2_000)), ''),
    /** The address for the answer to somebody without an account. */
    email: z.optional(email),
    /** For the kind `copyright`: with it, the report is a notice, and its clocks run. */
    notice: z.optional(ReportNotice),
  }),
  output: z.null(),
  errors: ['not-found'],
  who: 'anyone',
  budget: 'report',
})

/** A decision as the person whom it is about sees it, or one who reported. */
export const ToldDecision = z.object({
  id: AnyId,
  side: z.enum(['owner', 'reporter']),
  subject: z.object({
    kind: ReportedKind,
    title: z.string(),
    /** Null once it is gone. */
    url: z.nullable(z.string()),
  }),
  decision: ReportDecision,
  /** The kind of the worst reason that was reported. */
  kind: ReportKind,
  /** True for a decision about an account that nobody reported. */
  is_direct: z.optional(z.boolean()),
  reason: z.string(),
  decided_at: z.string(),
  /** True when a machine decided, and no person has looked. */
  is_automated: z._default(z.boolean(), false),
  /** False once it was undone, or reversed by an appeal. */
  stands: z.boolean(),
  appeal: z.object({
    state: z.enum(['none', 'open', 'late', 'waits', 'upheld', 'reversed']),
    /** The last moment at which an appeal can be made. */
    until: z.nullable(z.string()),
    words: z.nullable(z.string()),
    answer: z.nullable(z.string()),
  }),
  /** The notice about copyright, without how to reach whoever sent it; null where there is none. */
  notice: z.nullable(z.object({ work: z.string(), place: z.string(), name: z.string() })),
  /** The answer to that notice. */
  counter: z.nullable(
    z.object({
      state: z.enum(['open', 'waits', 'court', 'restored']),
      /** True for the page of whoever sent the notice. */
      is_claimant: z.boolean(),
      /** The moment at which the thing comes back, unless the claimant goes to court. */
      due_at: z.nullable(z.string()),
      name: z.string(),
      address: z.string(),
      words: z.string(),
    }),
  ),
  /** The path of its page, which works without a session. */
  path: z.string(),
})

export type ToldDecision = z.infer<typeof ToldDecision>

/** Lists the latest decisions about the viewer, and about what they reported. */
export const myDecisions = defineCall({
  name: 'DecisionsResource.get',
  summary: 'Lists the latest decisions about the viewer, and about what they reported.',
  method: 'GET',
  path: '/resource/DecisionsResource/get/',
  input: z.strictObject({}),
  output: z.array(ToldDecision),
  errors: [],
  who: 'member',
})

/** The token in the link of a letter about a decision. */
export const decisionToken = z.string().check(z.regex(/^[orc]-[1-9]\d{0,18}-[\w-]{20,100}$/))

/** Returns a decision by the signed link of its letter. */
export const seeDecision = defineCall({
  name: 'DecisionResource.get',
  summary: 'Returns a decision by the link of its letter.',
  method: 'GET',
  path: '/resource/DecisionResource/get/',
  input: z.strictObject({ token: decisionToken }),
  output: ToldDecision,
  errors: ['not-found'],
  who: 'anyone',
})

/** Appeals a decision by the signed link of its letter, once. */
export const appealDecision = defineCall({
  name: 'AppealsResource.create',
  summary: 'Appeals a decision by the link of its letter, once.',
  method: 'POST',
  path: '/resource/AppealsResource/create/',
  input: z.strictObject({
    token: decisionToken,
    words: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)),
  }),
  output: ToldDecision,
  errors: ['not-found', 'appeal-gone'],
  who: 'anyone',
  budget: 'report',
})

/** A count; null for one below 5, which could lead to somebody. */
const Count = z.nullable(z.int())

/** A month of decisions. */
export const TransparencyMonth = z.object({
  /** As 2026-11. */
  month: z.string(),
  reports: Count,
  decisions: Count,
  kinds: z.array(z.object({ kind: ReportKind, count: Count })),
  outcomes: z.array(z.object({ decision: ReportDecision, count: Count })),
  /** The hours in which half of the cases were decided; null for fewer than 5. */
  median_hours: z.nullable(z.number()),
  appeals: Count,
  reversals: Count,
  notices: Count,
  counter_notices: Count,
})

export type TransparencyMonth = z.infer<typeof TransparencyMonth>

/** Counts reports, decisions and appeals of the last twelve months, and names nobody. */
export const transparency = defineCall({
  name: 'TransparencyResource.get',
  summary: 'Counts reports, decisions and appeals by month.',
  method: 'GET',
  path: '/resource/TransparencyResource/get/',
  input: z.strictObject({}),
  output: z.array(TransparencyMonth),
  errors: [],
  who: 'anyone',
})
