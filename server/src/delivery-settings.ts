import * as z from 'zod'

/** The settings of email, text messages and encryption. */
export const deliverySettings = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'Give an address as smtp://user:password@host:587.' })
    .optional()
    .describe('The mail server that letters go out by; without one they stay in the outbox.'),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'Give it as Tessera <hello@example.org>.')
    .optional()
    .describe('Who letters are from; it goes together with SMTP_URL.'),
  SMS_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'Give an address as https://sms.example.org/send.' })
    .optional()
    .describe('Where short messages are posted as JSON; without it they stay in the outbox.'),
  SMS_WEBHOOK_TOKEN: z
    .string()
    .regex(/^[!-~]+$/, 'Give printable ASCII without gaps.')
    .optional()
    .describe('What proves us to the webhook, as a bearer token.'),
  SECRETS_KEY: z
    .string()
    .min(32, 'Give 32 characters or more that nobody can guess.')
    .optional()
    .describe(
      'The key of what is sealed in the database, alike on all instances; else one is kept in DATA_DIR.',
    ),
}

/** Settings that need each other. */
export const deliveryTogether = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['MAIL_FROM', 'SMTP_URL'],
  ['SMS_WEBHOOK_URL', 'SMS_WEBHOOK_TOKEN'],
] as const
