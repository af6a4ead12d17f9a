import type { Configuration } from '../configuration.ts'
import { outboxMail, outboxSms } from '../contexts/base/mail/outbox.ts'
import type { Log } from '../platform/log/port.ts'
import { smtpMail } from '../platform/mail/smtp.ts'
import { webhookSms } from '../platform/sms/webhook.ts'
import { jsonWebhook } from '../platform/webhook/json-webhook.ts'
import type { Ports } from '../ports.ts'

/** Returns what sends messages: the configured servers, else the outbox; news of releases has none. */
export function deliveryOf(
  configuration: Configuration,
  given: Pick<Ports, 'db' | 'ids' | 'clock' | 'secrets'> & { readonly log: Log },
): Pick<Ports, 'mail' | 'sms' | 'releaseWebhook'> {
  const { SMTP_URL: smtp, MAIL_FROM: from } = configuration
  const { SMS_WEBHOOK_URL: webhook, SMS_WEBHOOK_TOKEN: token } = configuration
  const { RELEASES_WEBHOOK_URL: url, RELEASES_WEBHOOK_TOKEN: releasesToken } = configuration
  const { log } = given
  return {
    mail:
      smtp === undefined || from === undefined
        ? outboxMail(given)
        : smtpMail({ url: smtp, from, onRefused: () => log.warn('mail.refused') }),
    sms:
      webhook === undefined
        ? outboxSms(given)
        : webhookSms({ url: webhook, ...(token === undefined ? {} : { token }) }),
    releaseWebhook:
      url === undefined
        ? null
        : jsonWebhook({ name: 'webhook of releases', url, token: releasesToken }),
  }
}
