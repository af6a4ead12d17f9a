import { z } from '@tessera/contracts/schema'
import { defineCall } from './define-call.ts'
import { linkToken } from './identity-fields.ts'

/** The state of a request to log in with a QR code. */
export const QrLogInState = z.enum(['waiting', 'opened', 'approved', 'refused', 'gone'])

/**
 * Asks to log this browser in by a phone: returns the secret of the link that the QR code holds. The
 * secret logs nobody in; what does is in a cookie of this browser. Ends its previous request.
 */
export const startQrLogIn = defineCall({
  name: 'QrLogInResource.create',
  summary: 'Asks to log this browser in by a phone that scans a QR code.',
  method: 'POST',
  path: '/resource/QrLogInResource/create/',
  input: z.strictObject({}),
  output: z.object({ code: linkToken, seconds: z.int() }),
  errors: ['too-fast'],
  who: 'anyone',
})

/** Returns where this browser's request stands. */
export const getQrLogIn = defineCall({
  name: 'QrLogInResource.get',
  summary: "Returns where this browser's request to log in with a QR code stands.",
  method: 'GET',
  path: '/resource/QrLogInResource/get/',
  input: z.strictObject({}),
  output: z.object({
    state: QrLogInState,
    /** The number to choose on the phone, once a phone has opened the link. */
    number: z.nullable(z.int()),
  }),
  errors: [],
  who: 'anyone',
})

/** The browser that asks to be logged in, as the phone shows it. */
export const QrAsker = z.object({
  /** Names of the browser and its system; empty when unknown. */
  browser: z.string(),
  system: z.string(),
  /** A two-letter code; null when unknown. */
  country: z.nullable(z.string()),
  /** True when the phone's country is known and another. */
  from_elsewhere: z.boolean(),
  asked_at: z.string(),
  /** One of them is shown in the browser that asks. */
  numbers: z.array(z.int()),
})

export type QrAsker = z.infer<typeof QrAsker>

/**
 * Opens the link of a QR code in a member's session, which alone may answer it from then on. Opening
 * approves nothing.
 */
export const openQrLogIn = defineCall({
  name: 'QrApprovalResource.create',
  summary: 'Returns which browser asks to be logged in with a QR code.',
  // Uses POST, because the link's secret in a URL would end up in logs.
  method: 'POST',
  path: '/resource/QrApprovalResource/create/',
  input: z.strictObject({ code: linkToken }),
  output: QrAsker,
  errors: ['qr-gone', 'qr-factor-needed', 'too-fast'],
  who: 'member',
})

/** Approves a request with the number that the other screen shows, or refuses it. Works once. */
export const answerQrLogIn = defineCall({
  name: 'QrApprovalResource.update',
  summary: 'Approves or refuses the log-in of the browser that shows a QR code.',
  method: 'POST',
  path: '/resource/QrApprovalResource/update/',
  input: z.union([
    z.strictObject({
      code: linkToken,
      approve: z.literal(true),
      number: z.int().check(z.gte(0), z.lte(99)),
    }),
    z.strictObject({ code: linkToken, approve: z.literal(false) }),
  ]),
  output: z.null(),
  errors: ['qr-gone', 'qr-number-wrong', 'qr-factor-needed', 'too-fast'],
  who: 'member',
})
