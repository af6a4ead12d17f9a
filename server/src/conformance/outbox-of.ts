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

/** Returns the places of messages in the order in which they were queued: workers send several at once. */
async function placesOf({ ports }: MemoryService): Promise<ReadonlyMap<string, number>> {
  const { rows } = await ports.db.execute(sql`
    select sent.id::text as id
    from (select id, key from mail_outbox union all select id, key from sms_outbox) as sent
    left join pgboss.job on job.id::text = sent.key
    order by job.created_on nulls first, sent.id`)
  return new Map(rows.map(({ id }, at) => [String(id), at]))
}

async function sentTo(
  service: MemoryService,
  to: string,
  kind: OutboxEntry['kind'],
): Promise<readonly OutboxEntry[]> {
  await allSent(service)
  const entries = await readOutbox(service.ports, { most: 100, to })
  const places = await placesOf(service)
  const placeOf = ({ id }: OutboxEntry) => places.get(id) ?? 0
  return entries
    .filter((entry) => entry.kind === kind)
    .toSorted((one, other) => placeOf(other) - placeOf(one))
}

/** Returns the emails to an address, the one queued last first. */
export const emailsTo = (service: MemoryService, address: string) =>
  sentTo(service, address, 'mail')

/** Returns the text messages to a number, the one queued last first. */
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
