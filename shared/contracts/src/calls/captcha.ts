import { z } from '@tessera/contracts/schema'
import { defineCall } from './define-call.ts'

const token = z.string().check(z.maxLength(8_192))

/** What a call carries that may ask for a captcha: the answer to one, or 'default' for none. */
export const captchaFields = {
  recaptchaV2Token: z.optional(token),
  recaptchaV3Token: z._default(token, 'default'),
} as const

/** The captcha to show: our own puzzle, or another company's with its public keys. */
export const Captcha = z.union([
  /** A proof of work; the challenge is what its widget takes. */
  z.object({ kind: z.literal('altcha'), challenge: z.record(z.string(), z.unknown()) }),
  z.object({
    kind: z.literal('recaptcha'),
    site_key_v2: z.string(),
    /** Null when the invisible one is not used. */
    site_key_v3: z.nullable(z.string()),
  }),
])

export type Captcha = z.infer<typeof Captcha>

/** A captcha to solve; each is good for one answer. */
export const captchaChallenge = defineCall({
  name: 'CaptchaResource.get',
  summary: 'A captcha to solve.',
  method: 'GET',
  path: '/v3/captcha/challenge/',
  input: z.strictObject({}),
  output: Captcha,
  errors: [],
  who: 'anyone',
})
