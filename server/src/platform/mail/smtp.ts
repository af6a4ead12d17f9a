import { createTransport } from 'nodemailer'
import { isAddressFault, statusIn, wordsOfServer } from './address-fault.ts'
import { type Email, type Mail, MailRefused } from './port.ts'
import { reportHeader } from './report-header.ts'

/** The time limit of each step with a mail server; the sending job retries. */
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
} as const

/**
 * Returns the refusal when a mail server refuses an email for good, and not just for now. Refusals at other
 * commands are about the service, such as a wrong password.
 */
function refusalOf(cause: unknown): MailRefused | undefined {
  if (!(cause instanceof Error && 'responseCode' in cause && 'command' in cause)) return undefined
  const { responseCode: code, command } = cause
  if (typeof code !== 'number' || code < 500) return undefined
  if (command !== 'RCPT TO' && command !== 'DATA') return undefined
  const answer = 'response' in cause ? String(cause.response) : cause.message
  const isAddress = command === 'RCPT TO' && isAddressFault(statusIn(answer))
  return new MailRefused(wordsOfServer(answer), isAddress)
}

/** The headers of RFC 8058, by which a mail program unsubscribes at one press. */
const oneClick = (url: string | undefined): Record<string, string> =>
  url === undefined
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/** Automatic replies (vacation, unknown recipient) would reach nobody. */
const headersOf = ({ unsubscribeUrl, reportToken }: Email): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  ...oneClick(unsubscribeUrl),
  ...(reportToken === undefined ? {} : { [reportHeader]: reportToken }),
})

/** Signs emails for the sender's domain. */
export interface DkimKey {
  readonly selector: string
  /** In PEM. */
  readonly privateKey: string
}

/** The button that unsubscribes needs a signature over both of its headers (RFC 8058). */
const signedHeaders =
  'from:to:subject:date:message-id:mime-version:content-type:auto-submitted:list-unsubscribe:list-unsubscribe-post'

/** Returns the domain of a sender, such as Tessera <hello@example.org>. */
export const domainOfSender = (from: string): string =>
  URL.parse(from.replace(/^.*@([^>\s]+).*$/s, 'https://$1'))?.hostname ?? 'localhost'

/** Sends mail by SMTP. */
export function smtpMail(given: {
  /** A URL such as smtp://user:password@host:587 or smtps://…:465. */
  readonly url: string
  /** The sender, such as Tessera <hello@example.org>. */
  readonly from: string
  /** The address that mail servers report to; by default the sender's. */
  readonly returnPath?: string | undefined
  readonly dkim?: DkimKey | undefined
}): Mail & { close(): void } {
  const { url, from, returnPath, dkim } = given
  const host = domainOfSender(from)
  const signing = dkim && {
    domainName: host,
    keySelector: dkim.selector,
    privateKey: dkim.privateKey,
    headerFieldNames: signedHeaders,
  }
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    ...patience,
    ...(signing === undefined ? {} : { dkim: signing }),
  })
  // Reports bring the headers back, and come for failures alone, not for delays.
  const dsn = { ret: 'HDRS', notify: 'FAILURE' } as const
  return {
    async send(email) {
      const { to, subject, text, html, key } = email
      // In an envelope such signs would make several addresses of one.
      if (/[\s,;:<>()[\]"\\]/.test(to))
        throw new MailRefused('553 5.1.3 The address has signs that mail servers refuse', true)
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          headers: headersOf(email),
          ...(html === undefined ? {} : { html }),
          ...(returnPath === undefined ? {} : { envelope: { from: returnPath, to }, dsn }),
          // Mail programs show an email with the same id once.
          ...(key === undefined ? {} : { messageId: `<${key}@${host}>` }),
        })
      } catch (cause) {
        throw refusalOf(cause) ?? cause
      }
    },
    close: () => transport.close(),
  }
}
