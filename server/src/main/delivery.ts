import type { Configuration } from '../configuration.ts'
import { outboxMail, outboxSms } from '../contexts/base/mail/outbox.ts'
import { smtpMail } from '../platform/mail/smtp.ts'
import { webhookSms } from '../platform/sms/webhook.ts'
import { jsonWebhook } from '../platform/webhook/json-webhook.ts'
import type { Ports } from '../ports.ts'
import { meteredMessages } from './metered.ts'

/** Returns what sends messages: the configured servers, else the outbox; news of releases has none. */
export function deliveryOf(
  configuration: Configuration,
  given: Pick<Ports, 'db' | 'ids' | 'clock' | 'secrets' | 'log' | 'metrics' | 'traces'>,
): Pick<Ports, 'mail' | 'sms' | 'releaseWebhook'> {
  const { SMTP_URL: smtp, MAIL_FROM: from } = configuration
  const { SMS_WEBHOOK_URL: webhook, SMS_WEBHOOK_TOKEN: token } = configuration
  const { RELEASES_WEBHOOK_URL: url, RELEASES_WEBHOOK_TOKEN: releasesToken } = configuration
  const { log, metrics, traces } = given
  const mail =
    smtp === undefined || from === undefined
      ? outboxMail(given)
      : smtpMail({ url: smtp, from, onRefused: () => log.warn('mail.refused') })
  const sms =
    webhook === undefined
      ? outboxSms(given)
      : webhookSms({ url: webhook, ...(token === undefined ? {} : { token }) })
  return {
    mail: meteredMessages(mail, 'email', metrics, traces),
    sms: meteredMessages(sms, 'text-message', metrics, traces),
    releaseWebhook:
      url === undefined
        ? null
        : jsonWebhook({ name: 'webhook of releases', url, token: releasesToken }),
  }
}
