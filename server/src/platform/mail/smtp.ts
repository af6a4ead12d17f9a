import { createTransport } from 'nodemailer'
import type { Mail } from './port.ts'

/** How long a mail server may take for each step; the job that sends tries again. */
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
} as const

/** A mail server's word that a letter will never be taken, as against not now. */
const isForGood = (cause: unknown): boolean =>
  cause instanceof Error &&
  'responseCode' in cause &&
  typeof cause.responseCode === 'number' &&
  cause.responseCode >= 500 &&
  'command' in cause &&
  (cause.command === 'RCPT TO' || cause.command === 'DATA')

/** Mail by SMTP. */
export function smtpMail(given: {
  /** As smtp://user:password@host:587 or smtps://…:465. */
  readonly url: string
  /** Who letters are from, as Tessera <hello@example.org>. */
  readonly from: string
  /** Told of a letter that will never be taken; it is not tried again. */
  readonly onRefused: () => void
}): Mail & { close(): void } {
  const { url, from, onRefused } = given
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...patience })
  const host = URL.parse(from.replace(/^.*@([^>\s]+).*$/s, 'https://$1'))?.hostname ?? 'localhost'
  return {
    async send({ to, subject, text, html, key }) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          // Answers of machines (on holiday, no such person) would come to nobody.
          headers: { 'Auto-Submitted': 'auto-generated' },
          ...(html === undefined ? {} : { html }),
          // A letter that is sent twice is still one to programs that read it.
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
