import { createTransport } from 'nodemailer'
import type { Mail } from './port.ts'

/** The time limit of each step with a mail server; the sending job retries. */
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
} as const

/** True when a mail server refuses an email for good, and not just for now. */
const isForGood = (cause: unknown): boolean =>
  cause instanceof Error &&
  'responseCode' in cause &&
  typeof cause.responseCode === 'number' &&
  cause.responseCode >= 500 &&
  'command' in cause &&
  (cause.command === 'RCPT TO' || cause.command === 'DATA')

/** The headers of RFC 8058, by which a mail program unsubscribes at one press. */
const oneClick = (url: string | undefined): Record<string, string> =>
  url === undefined
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/** Sends mail by SMTP. */
export function smtpMail(given: {
  /** A URL such as smtp://user:password@host:587 or smtps://…:465. */
  readonly url: string
  /** The sender, such as Tessera <hello@example.org>. */
  readonly from: string
  /** Called with an email that is refused for good; it isn't retried. */
  readonly onRefused: () => void
}): Mail & { close(): void } {
  const { url, from, onRefused } = given
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...patience })
  const host = URL.parse(from.replace(/^.*@([^>\s]+).*$/s, 'https://$1'))?.hostname ?? 'localhost'
  return {
    async send({ to, subject, text, html, key, unsubscribeUrl }) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          // Automatic replies (vacation, unknown recipient) would reach nobody.
          headers: { 'Auto-Submitted': 'auto-generated', ...oneClick(unsubscribeUrl) },
          ...(html === undefined ? {} : { html }),
          // Mail programs show an email with the same id once.
          ...(key === undefined ? {} : { messageId: `<${key}@${host}>` }),
        })
      } catch (cause) {
        if (!isForGood(cause)) throw cause
        onRefused()
      }
    },
    close: () => transport.close(),
  }
}
