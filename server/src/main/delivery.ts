import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Configuration } from '../configuration.ts'
import { outboxMail, outboxSms } from '../contexts/base/mail/outbox.ts'
import { type DkimKey, smtpMail } from '../platform/mail/smtp.ts'
import { readReports } from '../platform/mail-reports/read-reports.ts'
import { webhookSms } from '../platform/sms/webhook.ts'
import { jsonWebhook } from '../platform/webhook/json-webhook.ts'
import type { Ports } from '../ports.ts'
import { meteredMessages } from './metered.ts'
import { RefusedStart } from './refused-start.ts'

/**
 * Returns the key that signs emails; undefined where the mail server signs. A start without a key that was meant
 * would send emails that nobody trusts.
 */
export function dkimOf({
  MAIL_DKIM_SELECTOR: selector,
  MAIL_DKIM_KEY_FILE: file,
}: Pick<Configuration, 'MAIL_DKIM_SELECTOR' | 'MAIL_DKIM_KEY_FILE'>): DkimKey | undefined {
  if (selector === undefined || file === undefined) return undefined
  let privateKey: string
  try {
    privateKey = readFileSync(file, 'utf8')
  } catch {
    throw new RefusedStart(
      `MAIL_DKIM_KEY_FILE: ${file} cannot be read; correct the name or its rights.`,
    )
  }
  if (!isRsaKey(privateKey))
    throw new RefusedStart(
      `MAIL_DKIM_KEY_FILE: ${file} holds no private RSA key in PEM without a passphrase; make one with openssl genrsa 2048.`,
    )
  return { selector, privateKey }
}

/** With any other key the library of emails sends them without a signature, and says nothing. */
function isRsaKey(text: string): boolean {
  try {
    return createPrivateKey(text).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

const patience = 10_000
const certificateBytesMax = 20_000

/** Fetches a small text of Amazon's notification service; its address was checked before. */
async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(patience) })
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}.`)
  return (await response.text()).slice(0, certificateBytesMax)
}

/** Returns what sends messages: the configured servers, else the outbox; news of releases has none. */
export function deliveryOf(
  configuration: Configuration,
  given: Pick<Ports, 'db' | 'ids' | 'clock' | 'secrets' | 'metrics' | 'traces'>,
): Pick<Ports, 'mail' | 'mailReports' | 'sms' | 'releaseWebhook'> {
  const { SMTP_URL: smtp, MAIL_FROM: from, MAIL_RETURN_PATH: returnPath } = configuration
  const { SMS_WEBHOOK_URL: webhook, SMS_WEBHOOK_TOKEN: token } = configuration
  const { RELEASES_WEBHOOK_URL: url, RELEASES_WEBHOOK_TOKEN: releasesToken } = configuration
  const { MAIL_EVENTS_FROM: reporter, MAIL_EVENTS_SECRET: secret } = configuration
  const { metrics, clock, traces } = given
  const mail =
    smtp === undefined || from === undefined
      ? outboxMail(given)
      : smtpMail({ url: smtp, from, returnPath, dkim: dkimOf(configuration) })
  const sms =
    webhook === undefined
      ? outboxSms(given)
      : webhookSms({ url: webhook, ...(token === undefined ? {} : { token }) })
  return {
    mail: meteredMessages(mail, 'email', metrics, traces),
    mailReports:
      secret === undefined
        ? null
        : readReports({ from: reporter, secret, now: () => clock.now(), fetchText }),
    sms: meteredMessages(sms, 'text-message', metrics, traces),
    releaseWebhook:
      url === undefined
        ? null
        : jsonWebhook({ name: 'webhook of releases', url, token: releasesToken }),
  }
}
