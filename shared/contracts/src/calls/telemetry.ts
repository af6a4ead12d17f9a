import { z } from '@tessera/contracts/schema'
import { authEventCodes, limits, loginMethods } from '../limits.ts'
import { SignupSource } from '../signup-sources.ts'
import { defineCall } from './define-call.ts'

const short = z.string().check(z.maxLength(200))

/** Receives error reports from browsers, such as a module that failed or an event that was dropped. */
export const sendReports = defineCall({
  name: 'TelemetryReports.create',
  summary: 'Receives error reports from browsers.',
  method: 'POST',
  path: '/v3/telemetry/reports/',
  input: z.strictObject({
    /** `served` of the document that the reports are from. Without it they do not count. */
    served: z.optional(short),
    reports: z
      .array(
        z.strictObject({
          code: short,
          from: short,
          detail: z.string().check(z.maxLength(2_000)),
          /** The version and the entry file of the module that sent the report. */
          build: z.optional(short),
          /** The stack of what was thrown; the service keeps its files, functions and positions. */
          stack: z.optional(z.string().check(z.maxLength(limits.reportedStack))),
          /** React's stack of components, of a failure while rendering. */
          components: z.optional(z.string().check(z.maxLength(limits.reportedComponents))),
        }),
      )
      .check(z.minLength(1), z.maxLength(50)),
  }),
  output: z.null(),
  errors: [],
  who: 'anyone',
  budget: 'beacon',
})

/**
 * Receives how sign-ups and log-ins go, for analytics. Holds nothing about the person: no email, no
 * account and no address.
 */
export const sendAuthEvent = defineCall({
  name: 'TelemetryAuthEvents.create',
  summary: 'Receives how sign-ups and log-ins go, without who they are of.',
  method: 'POST',
  path: '/v3/telemetry/auth-events/',
  input: z.strictObject({
    event_code: z.enum(authEventCodes),
    outcome: z.enum(['attempt', 'success', 'refused']),
    login_method: z.optional(z.enum(loginMethods)),
    /** The number of the error that refused it. */
    api_error_code: z.optional(z.int()),
    container: z.enum(['modal', 'page']),
    signup_source: SignupSource,
  }),
  output: z.null(),
  errors: [],
  who: 'anyone',
  budget: 'beacon',
})
