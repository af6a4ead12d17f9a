import { z } from '@tessera/contracts/schema'

/** The address at which a running service tells the operator's doctor how it sees a request. */
export const doctorPath = '/connect/doctor'

/** The address of a stream like those of open tabs, by which the doctor sees whether a proxy holds it back. */
export const doctorStreamPath = '/connect/doctor/stream'

/** The parts of that stream, and the milliseconds between two. */
export const doctorStream = { parts: 5, milliseconds: 250 } as const

/** One thing that the doctor found. */
export const Finding = z.object({
  /** The name of the check. */
  check: z.string(),
  /** `warning` is worth knowing and no reason to worry; `fault` needs its fix. */
  level: z.enum(['well', 'warning', 'fault']),
  says: z.string(),
  fix: z.optional(z.string()),
})
export type Finding = z.infer<typeof Finding>

/** A request as the service got it, and what the service found in its own database. */
export const DoctorAnswer = z.object({
  version: z.string(),
  /** The address of the connection. */
  peer: z.string(),
  /** The address that limits count by. */
  address: z.string(),
  /** True when the peer may say whose requests it forwards. */
  isTrusted: z.boolean(),
  host: z.nullable(z.string()),
  forwardedFor: z.nullable(z.string()),
  forwardedProto: z.nullable(z.string()),
  now: z.string(),
  findings: z.array(Finding),
})
export type DoctorAnswer = z.infer<typeof DoctorAnswer>
