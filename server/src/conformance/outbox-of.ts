import { vi } from 'vitest'
import { type OutboxEntry, readOutbox } from '../contexts/base/mail/outbox.ts'
import type { MemoryService } from '../memory-service.ts'
import { sql } from '../platform/database/sql.ts'

/** Waits until every queued message is sent: that happens beside the calls. */
const allSent = ({ ports }: MemoryService): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await ports.db.execute(sql`
        select name from pgboss.job where state in ('created', 'retry', 'active')
          and name in ('send-letter', 'send-text', 'send-reset-link', 'email-notification',
            'send-weekly-email', 'make-report', 'mail-report')`)
      if (rows.length > 0) throw new Error('Some of it has not gone out yet.')
    },
    { timeout: 10_000, interval: 5 },
  )

async function sentTo(
  service: MemoryService,
  to: string,
  kind: OutboxEntry['kind'],
): Promise<readonly OutboxEntry[]> {
  await allSent(service)
  const entries = await readOutbox(service.ports, { most: 100, to })
  return entries.filter((entry) => entry.kind === kind)
}

/** Returns the emails to an address, the one queued last first: the service in memory sends them in order. */
export const emailsTo = (service: MemoryService, address: string) =>
  sentTo(service, address, 'mail')

/** Returns the text messages to a number, newest first. */
export const textsTo = (service: MemoryService, phoneNumber: string) =>
  sentTo(service, phoneNumber, 'sms')

async function secretIn(service: MemoryService, address: string, link: RegExp): Promise<string> {
  const letters = await emailsTo(service, address)
  for (const { text } of letters) {
    const [, token] = link.exec(text) ?? []
    if (token !== undefined) return token
  }
  throw new Error(`No letter to ${address} has a link.`)
}

/** Returns the token in the newest password-reset link. */
export const linkTo = (service: MemoryService, address: string) =>
  secretIn(service, address, /\/password\/reset\/#token=([\w-]+)/)

/** Returns the token in the newest verification link. */
export const verificationTo = (service: MemoryService, address: string) =>
  secretIn(service, address, /\/settings\/email\/verify\/#token=([\w-]+)/)

/** Returns the code in the newest text message. */
export async function codeTo(service: MemoryService, phoneNumber: string): Promise<string> {
  const [text] = await textsTo(service, phoneNumber)
  const [code] = /^\d{6}/.exec(text?.text ?? '') ?? []
  if (code === undefined) throw new Error(`No code was sent to ${phoneNumber}.`)
  return code
}
