import { z } from '@tessera/contracts/schema'
import { defineCall } from './define-call.ts'

const token = z.string().check(z.maxLength(8_192))

/** The captcha's answer in a call that may require one, or 'default' for none. */
export const captchaFields = {
  recaptchaV2Token: z.optional(token),
  recaptchaV3Token: z._default(token, 'default'),
} as const

/** The captcha to show: our own puzzle, or a provider's with its public keys. */
export const Captcha = z.union([
  /** A proof of work. The challenge is the input of its widget. */
  z.object({ kind: z.literal('altcha'), challenge: z.record(z.string(), z.unknown()) }),
  z.object({
    kind: z.literal('recaptcha'),
    site_key_v2: z.string(),
    /** Null when the invisible captcha is not used. */
    site_key_v3: z.nullable(z.string()),
  }),
])

export type Captcha = z.infer<typeof Captcha>

/** Returns a captcha to solve. Each can be answered once. */
export const captchaChallenge = defineCall({
  name: 'CaptchaResource.get',
  summary: 'Returns a captcha to solve.',
  method: 'GET',
  path: '/v3/captcha/challenge/',
  input: z.strictObject({}),
  output: Captcha,
  errors: [],
  who: 'anyone',
})
