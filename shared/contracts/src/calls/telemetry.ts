import { z } from '@tessera/contracts/schema'
import { defineCall } from './define-call.ts'

const short = z.string().check(z.maxLength(200))

/** Takes reports of what went wrong in a browser: a module that failed, an event that was dropped. */
export const sendReports = defineCall({
  name: 'TelemetryReports.create',
  summary: 'Takes reports of what went wrong in a browser.',
  method: 'POST',
  path: '/v3/telemetry/reports/',
  input: z.strictObject({
    reports: z
      .array(
        z.strictObject({
          code: short,
          from: short,
          detail: z.string().check(z.maxLength(2_000)),
          /** Version and entry of the module that it comes from. */
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
