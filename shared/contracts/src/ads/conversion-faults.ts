import { z } from '@tessera/contracts/schema'

/** The faults of an event, each with its fix. */
export const conversionFaults = {
  'not-json': 'This is not valid JSON. Check commas, quotes and brackets.',
  'not-object': 'An event is an object in braces.',
  'events-missing': 'Send an object with a list named events, which holds 1 to {most} events.',
  'field-unknown': 'Remove this field, or check how it is spelled.',
  'field-missing': 'Add this field.',
  'field-wrong': 'Send this field in the form that the documentation shows.',
  'event-unknown': 'Send one of the event names that the documentation lists.',
  'time-late': 'Send events within {days} days.',
  'time-ahead': 'Send the time in seconds since 1970, and not in the future.',
  'email-plain': 'Send the SHA-256 hash of the address in lower case, as 64 hexadecimal digits.',
  'value-negative': 'Send no refunds and no negative values: only purchases count.',
  'value-large': 'Send the value in units of the currency, not in cents.',
  'value-without-currency': 'Send the currency of the value, as USD.',
  'currency-unknown': 'Send the three capital letters of a currency, as USD.',
  'too-many': 'Send at most {most} events at a time.',
} as const

export type ConversionFaultCode = keyof typeof conversionFaults

const isCode = (code: string): code is ConversionFaultCode => Object.hasOwn(conversionFaults, code)

export const ConversionFaultCode = z.string().check(z.refine(isCode, 'Not a fault of an event'))

/** A fault of an event: where it is, and what it is. */
export const ConversionFault = z.object({
  code: ConversionFaultCode,
  /** The field, as `user_data.em`; '' for the event as a whole. */
  field: z.string(),
  /** In English, for those who read the answer of the API; screens translate the code. */
  message: z.string(),
})
export type ConversionFault = z.infer<typeof ConversionFault>

/** The warnings about an event that counts all the same. */
export const ConversionWarning = z.enum([
  /** Its value is in a currency that isn't the account's, so only the conversion counts. */
  'other-currency',
  /** Without an event id, the same conversion of the tag and the API would count twice. */
  'no-event-id',
  /** Nothing connects it with an ad. */
  'no-match-keys',
  /** Its click id isn't one that the service made for an ad of this account. */
  'click-id-unknown',
])
export type ConversionWarning = z.infer<typeof ConversionWarning>
