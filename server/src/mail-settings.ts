import * as z from 'zod'

/** The providers that report bounces and complaints, each with its own proof. */
const reporters = ['own', 'postmark', 'mailgun', 'sendgrid', 'ses'] as const

/** The settings of bounces, complaints and signatures of emails. */
export const mailSettings = {
  MAIL_RETURN_PATH: z
    .email('Give an address, as bounces@example.org.')
    .optional()
    .describe(
      'The address that mail servers return emails to which they cannot deliver; by default that of MAIL_FROM.',
    ),
  MAIL_DKIM_SELECTOR: z
    .string()
    .regex(
      /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i,
      'Give the part before ._domainkey, as mail2026.',
    )
    .optional()
    .describe('The name of the DKIM key in DNS, which tessera doctor checks.'),
  MAIL_DKIM_KEY_FILE: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The private DKIM key, in PEM; with it the service signs emails itself. Leave it out where the mail server signs.',
    ),
  MAIL_EVENTS_FROM: z
    .enum(reporters)
    .default('own')
    .describe(
      'Who reports bounces and complaints at /connect/mail-events/: own (a mail server or script of yours), postmark, mailgun, sendgrid or ses.',
    ),
  MAIL_EVENTS_SECRET: z
    .string()
    .regex(/^[!-~]{20,}$/, 'Give 20 characters or more without gaps; docs/mail.md says which.')
    .optional()
    .describe(
      "The proof of such a report: a secret for own and postmark, mailgun's signing key, sendgrid's verification key, the ARN of ses's topic. Without it nothing is taken.",
    ),
}

/** Settings that need each other. */
export const mailTogether = [
  ['SMTP_URL', 'MAIL_RETURN_PATH'],
  ['MAIL_DKIM_SELECTOR', 'MAIL_DKIM_KEY_FILE'],
  ['SMTP_URL', 'MAIL_DKIM_KEY_FILE'],
] as const
