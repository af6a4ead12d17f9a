import type { Configuration } from '../configuration.ts'
import { outboxMail, outboxSms } from '../domains/mail/outbox.ts'
import type { Log } from '../platform/log/port.ts'
import { smtpMail } from '../platform/mail/smtp.ts'
import { webhookSms } from '../platform/sms/webhook.ts'
import type { Ports } from '../ports.ts'

/** Returns what sends email and text messages: the configured servers, else the outbox. */
export function deliveryOf(
  configuration: Configuration,
  given: Pick<Ports, 'db' | 'ids' | 'clock' | 'secrets'> & { readonly log: Log },
): Pick<Ports, 'mail' | 'sms'> {
  const { SMTP_URL: smtp, MAIL_FROM: from } = configuration
  const { SMS_WEBHOOK_URL: webhook, SMS_WEBHOOK_TOKEN: token } = configuration
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
  }
}
