import * as z from 'zod'

/** The settings of captchas: our own, or Google's. */
export const captchaSettings = {
  CAPTCHA_SECRET: z
    .string()
    .min(32, 'Give 32 characters or more that nobody can guess.')
    .optional()
    .describe('Signs captchas, the same on all instances; by default one is kept in DATA_DIR.'),
  RECAPTCHA_V2_SITE_KEY: z
    .string()
    .min(1)
    .optional()
    .describe("Google's reCAPTCHA instead of our own captcha: the public key of its v2."),
  RECAPTCHA_V2_SECRET: z.string().min(1).optional().describe('The secret key of v2.'),
  RECAPTCHA_V3_SITE_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('The public key of the invisible v3, in addition to v2.'),
  RECAPTCHA_V3_SECRET: z.string().min(1).optional().describe('The secret key of v3.'),
}

/** Keys of captchas that need each other; v3 also needs those of v2. */
export const captchasTogether = [
  ['RECAPTCHA_V2_SECRET', 'RECAPTCHA_V2_SITE_KEY'],
  ['RECAPTCHA_V2_SITE_KEY', 'RECAPTCHA_V2_SECRET'],
  ['RECAPTCHA_V3_SECRET', 'RECAPTCHA_V3_SITE_KEY'],
  ['RECAPTCHA_V3_SITE_KEY', 'RECAPTCHA_V3_SECRET'],
  ['RECAPTCHA_V2_SITE_KEY', 'RECAPTCHA_V3_SITE_KEY'],
] as const
