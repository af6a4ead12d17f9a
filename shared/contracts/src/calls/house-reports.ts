import { z } from '@tessera/contracts/schema'
import { HousePerson } from '../entities/house-person.ts'
import { AnyId } from '../ids.ts'
import { ReportDecision, ReportedKind, ReportKind } from '../report-kinds.ts'
import { defineCall } from './define-call.ts'
import { endMoment, presentCode, reason, roleErrors, unproven } from './house-fields.ts'
import { pageOptions } from './lists.ts'

/** A person with a role, by name; null where the operator acted, or an account is gone. */
const By = z.nullable(z.string())

/** A notice about copyright, with how to reach whoever sent it. */
export const HouseNotice = z.object({
  work: z.string(),
  place: z.string(),
  name: z.string(),
  email: z.string(),
  contact: z.string(),
  at: z.string(),
})

export type HouseNotice = z.infer<typeof HouseNotice>

/** A reported thing with all its reports that wait for a decision, or an appeal that does. */
export const HouseReport = z.object({
  case_id: AnyId,
  kind: ReportedKind,
  /** Its fate since the first report. */
  state: z.enum(['same', 'changed', 'gone']),
  /** As it was at the first report: a title or name, its text, and its link. */
  title: z.string(),
  text: z.string(),
  /** The note on a pin that its saver shares; empty for none. */
  note: z.optional(z.string()),
  link: z.nullable(z.string()),
  image_url: z.nullable(z.string()),
  /** The address in the product; for a website, of the site. */
  url: z.string(),
  /** The person whose it is; null for a website, and once the account is gone. */
  person: z.nullable(HousePerson),
  /** The number of people who gave each reason. */
  reasons: z.array(z.object({ reason: z.string(), count: z.int() })),
  /** The latest words of people who reported. */
  words: z.array(z.string()),
  /** The notices about copyright among the reports. */
  notices: z.array(HouseNotice),
  reports: z.int(),
  /** Scores of the house's classifier by kind, from 0 to 1, when it reported; no person has seen the picture then. */
  machine: z._default(z.nullable(z.record(z.string(), z.number())), null),
  /** Saves of a pin's idea, or followers, by which the reach is measured. */
  saves: z.int(),
  first_at: z.string(),
  last_at: z.string(),
  due_at: z.string(),
  /** Set once somebody asked another person to decide. */
  handed: z.nullable(z.object({ by: By, note: z.string(), at: z.string(), is_mine: z.boolean() })),
  /** Set while an appeal waits. */
  appeal: z.nullable(
    z.object({
      words: z.string(),
      at: z.string(),
      decision: ReportDecision,
      reason: z.string(),
      by: By,
      /** True for the viewer's own decision, about which another person decides. */
      is_mine: z.boolean(),
    }),
  ),
})

export type HouseReport = z.infer<typeof HouseReport>

/** Lists cases that wait for a decision: the most harmful reason first, then by reach. */
export const houseReports = defineCall({
  name: 'HouseReportsResource.get',
  summary: 'Lists reported things and appeals that wait for a decision.',
  method: 'GET',
  path: '/resource/HouseReportsResource/get/',
  input: z.strictObject(pageOptions),
  output: z.array(HouseReport),
  errors: roleErrors,
  who: 'house',
  act: 'reports.see',
})

/** Decides all open reports of a case. */
export const decideReports = defineCall({
  name: 'HouseReportsResource.update',
  summary: 'Decides all open reports of a case.',
  method: 'POST',
  path: '/resource/HouseReportsResource/update/',
  input: z.strictObject({
    case_id: AnyId,
    decision: ReportDecision,
    reason,
    /** For `suspend`: an ISO moment, or null for no end. */
    until: z._default(z.nullable(endMoment), null),
    ...presentCode,
  }),
  output: z.null(),
  errors: [
    ...roleErrors,
    ...unproven,
    'not-found',
    'house-person-above',
    'house-until-past',
    'house-second-needed',
    'report-unfit',
  ],
  who: 'house',
  act: 'reports.decide',
})

/** Asks another person to decide a case, with a note for them. */
export const handOnReports = defineCall({
  name: 'HouseReportHandOnsResource.create',
  summary: 'Asks another person to decide a case.',
  method: 'POST',
  path: '/resource/HouseReportHandOnsResource/create/',
  input: z.strictObject({ case_id: AnyId, reason }),
  output: z.null(),
  errors: [...roleErrors, 'not-found', 'house-second-needed'],
  who: 'house',
  act: 'reports.decide',
})

/** Decides an appeal: the decision stays, or is reversed. */
export const decideAppeal = defineCall({
  name: 'HouseAppealsResource.update',
  summary: 'Decides an appeal. Whoever made the decision cannot.',
  method: 'POST',
  path: '/resource/HouseAppealsResource/update/',
  input: z.strictObject({
    case_id: AnyId,
    outcome: z.enum(['upheld', 'reversed']),
    reason,
  }),
  output: z.null(),
  errors: [...roleErrors, 'not-found', 'house-second-needed', 'house-person-above'],
  who: 'house',
  act: 'reports.appeal',
})

/** A decision that was made. */
export const HouseDecision = z.object({
  id: AnyId,
  case_id: z.optional(AnyId),
  kind: ReportedKind,
  title: z.string(),
  /** The person whom it is about; null for a website, and once the account is gone. */
  person: z.nullable(z.string()),
  decision: ReportDecision,
  ground: ReportKind,
  reason: z.string(),
  by: By,
  /** True when the house's classifier decided, and no person. */
  is_automated: z._default(z.boolean(), false),
  decided_at: z.string(),
  /** Until when it can be undone; null once it is too late, or it was undone or appealed. */
  undo_until: z.nullable(z.string()),
  undone_at: z.nullable(z.string()),
  appeal: z.nullable(z.enum(['waits', 'upheld', 'reversed'])),
  /** The answer to a copyright notice, with the moment at which the thing comes back. */
  counter: z.nullable(
    z.object({ state: z.enum(['waits', 'court', 'restored']), due_at: z.string() }),
  ),
})

export type HouseDecision = z.infer<typeof HouseDecision>

/** Lists decisions, newest first. */
export const houseDecisions = defineCall({
  name: 'HouseDecisionsResource.get',
  summary: 'Lists decisions about reports, newest first.',
  method: 'GET',
  path: '/resource/HouseDecisionsResource/get/',
  input: z.strictObject(pageOptions),
  output: z.array(HouseDecision),
  errors: roleErrors,
  who: 'house',
  act: 'reports.see',
})

/** Undoes a decision within days: brings back what was removed, lifts what it set, and reopens the case. */
export const undoDecision = defineCall({
  name: 'HouseDecisionsResource.delete',
  summary: 'Undoes a decision, and reopens its case.',
  method: 'POST',
  path: '/resource/HouseDecisionsResource/delete/',
  input: z.strictObject({ decision_id: AnyId, reason }),
  output: z.null(),
  errors: [...roleErrors, 'not-found', 'house-person-above', 'house-undo-gone'],
  who: 'house',
  act: 'reports.undo',
})

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))

/** A reason to choose from, in the languages that people read. */
export const DecisionReason = z.strictObject({
  en: text,
  de: text,
  /** True for reasons to keep something. */
  keeps: z.boolean(),
  /** The kinds of reports that it fits, for which it stands first. */
  kinds: z.array(ReportKind).check(z.maxLength(10)),
})

export type DecisionReason = z.infer<typeof DecisionReason>

/** Lists the reasons to choose from. */
export const houseReasons = defineCall({
  name: 'HouseReasonsResource.get',
  summary: 'Lists the reasons to choose from in decisions.',
  method: 'GET',
  path: '/resource/HouseReasonsResource/get/',
  input: z.strictObject({}),
  output: z.array(DecisionReason),
  errors: roleErrors,
  who: 'house',
  act: 'reports.see',
})

/** Replaces the reasons to choose from. */
export const setHouseReasons = defineCall({
  name: 'HouseReasonsResource.update',
  summary: 'Replaces the reasons to choose from in decisions.',
  method: 'POST',
  path: '/resource/HouseReasonsResource/update/',
  input: z.strictObject({
    reasons: z.array(DecisionReason).check(z.minLength(1), z.maxLength(40)),
    reason,
  }),
  output: z.array(DecisionReason),
  errors: roleErrors,
  who: 'house',
  act: 'reports.reasons',
})
