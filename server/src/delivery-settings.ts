import * as z from 'zod'
import { mailSettings, mailTogether } from './mail-settings.ts'
import { reloadable } from './setting-faults.ts'

/** The settings of email, text messages and encryption. */
export const deliverySettings = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'Give an address as smtp://user:password@host:587.' })
    .optional()
    .describe('The mail server that sends emails; without one they stay in the outbox.'),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'Give it as Tessera <hello@example.org>.')
    .optional()
    .describe('The sender of emails; needed with SMTP_URL.'),
  ...mailSettings,
  SMS_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'Give an address as https://sms.example.org/send.' })
    .optional()
    .describe(
      'The URL that text messages are posted to as JSON; without it they stay in the outbox.',
    ),
  SMS_WEBHOOK_TOKEN: z
    .string()
    .regex(/^[!-~]+$/, 'Give printable ASCII without gaps.')
    .optional()
    .describe('The bearer token of the webhook.'),
  RELEASES_MAIL_TO: z
    .string()
    .default('')
    .transform((text) => text.split(',').map((each) => each.trim()))
    .transform((all) => all.filter((each) => each !== ''))
    .pipe(z.array(z.email('Give addresses with commas between, as web@example.org.')))
    .describe('Who is told by email when a canary ends by itself, with commas between.')
    .meta(reloadable),
  RELEASES_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'Give an address as https://chat.example.org/hook.' })
    .optional()
    .describe('The URL that is told the same as JSON.'),
  RELEASES_WEBHOOK_TOKEN: z
    .string()
    .regex(/^[!-~]+$/, 'Give printable ASCII without gaps.')
    .optional()
    .describe('The bearer token of that URL.'),
  SECRETS_KEY: z
    .string()
    .min(32, 'Give 32 characters or more that nobody can guess.')
    .optional()
    .describe(
      'Encrypts secrets in the database, the same on all instances; by default one is kept in DATA_DIR.',
    ),
  SECRETS_LOST: z
    .string()
    .regex(/^[0-9a-f]{8}$/, 'Give the eight characters that the refused start named.')
    .optional()
    .describe('Names a lost key that a start gives up, as the refused start said; works once.'),
}

/** Settings that need each other. */
export const deliveryTogether = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['MAIL_FROM', 'SMTP_URL'],
  ...mailTogether,
  ['SMS_WEBHOOK_URL', 'SMS_WEBHOOK_TOKEN'],
  ['RELEASES_WEBHOOK_URL', 'RELEASES_WEBHOOK_TOKEN'],
] as const
