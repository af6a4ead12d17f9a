import { z } from '@tessera/contracts/schema'
import { HousePerson } from '../entities/house-person.ts'
import { PinId } from '../ids.ts'
import { defineCall } from './define-call.ts'
import { endMoment, presentCode, reason, roleErrors, unproven } from './house-fields.ts'
import { pageOptions } from './lists.ts'

/** The decisions about a reported pin. */
export const reportDecisions = ['dismiss', 'remove', 'limit', 'suspend'] as const

export const ReportDecision = z.enum(reportDecisions)

export type ReportDecision = z.infer<typeof ReportDecision>

/** A reported pin with all its reports that wait for a decision. */
export const HouseReport = z.object({
  pin_id: PinId,
  title: z.string(),
  description: z.string(),
  link: z.nullable(z.string()),
  image_url: z.nullable(z.string()),
  /** The address of the pin in the product. */
  url: z.string(),
  /** The person whose pin it is. */
  person: HousePerson,
  /** The number of people who gave each reason. */
  reasons: z.array(z.object({ reason: z.string(), count: z.int() })),
  reports: z.int(),
  /** The saves of the pin's idea, by which its reach is measured. */
  saves: z.int(),
  first_at: z.string(),
  last_at: z.string(),
})

export type HouseReport = z.infer<typeof HouseReport>

/** Lists reported pins that wait for a decision: the most harmful reason first, then by reach. */
export const houseReports = defineCall({
  name: 'HouseReportsResource.get',
  summary: 'Lists reported pins that wait for a decision.',
  method: 'GET',
  path: '/resource/HouseReportsResource/get/',
  input: z.strictObject(pageOptions),
  output: z.array(HouseReport),
  errors: roleErrors,
  who: 'house',
  act: 'reports.see',
})

/** Decides all open reports of a pin. */
export const decideReports = defineCall({
  name: 'HouseReportsResource.update',
  summary: 'Decides all open reports of a pin.',
  method: 'POST',
  path: '/resource/HouseReportsResource/update/',
  input: z.strictObject({
    pin_id: PinId,
    decision: ReportDecision,
    reason,
    /** For `suspend`: an ISO moment, or null for no end. */
    until: z._default(z.nullable(endMoment), null),
    ...presentCode,
  }),
  output: z.null(),
  errors: [...roleErrors, ...unproven, 'not-found', 'house-person-above', 'house-until-past'],
  who: 'house',
  act: 'reports.decide',
})
