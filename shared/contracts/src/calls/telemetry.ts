import { z } from '@tessera/contracts/schema'
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
        }),
      )
      .check(z.minLength(1), z.maxLength(50)),
  }),
  output: z.null(),
  errors: [],
  who: 'anyone',
  budget: 'beacon',
})
