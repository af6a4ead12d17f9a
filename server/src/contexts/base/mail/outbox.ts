import { and, desc, eq, lt } from '../../../platform/database/sql.ts'
import type { Email, Mail } from '../../../platform/mail/port.ts'
import type { Sms, TextMessage } from '../../../platform/sms/port.ts'
import type { Ports } from '../../../ports.ts'
import { keptEdge } from '../retention/kept-days.ts'
import { retentions } from '../table-facts/retentions.ts'
import { mailOutbox, smsOutbox } from './tables.ts'

type Keeping = Pick<Ports, 'db' | 'ids' | 'clock' | 'secrets'>

const purpose = 'outbox'

/** A mail adapter that stores emails in the outbox, for when no mail server is configured. */
export function outboxMail({ db, ids, clock, secrets }: Keeping): Mail {
  return {
    async send({ to, subject, text, html, key }: Email) {
      await db
        .insert(mailOutbox)
        .values({
          id: BigInt(ids.next()),
          to,
          subject,
          text: secrets.seal(purpose, text),
          html: html === undefined ? null : secrets.seal(purpose, html),
          createdAt: clock.now(),
          key: key ?? null,
        })
        .onConflictDoNothing({ target: mailOutbox.key })
    },
  }
}

/** An SMS adapter that stores messages in the outbox, for when no provider is configured. */
export function outboxSms({ db, ids, clock, secrets }: Keeping): Sms {
  return {
    async send({ to, text, key }: TextMessage) {
      const row = { id: BigInt(ids.next()), to, text: secrets.seal(purpose, text) }
      await db
        .insert(smsOutbox)
        .values({ ...row, createdAt: clock.now(), key: key ?? null })
        .onConflictDoNothing({ target: smsOutbox.key })
    },
  }
}

/** An email or a text message in the outbox. */
export interface OutboxEntry {
  readonly kind: 'mail' | 'sms'
  readonly id: string
  readonly to: string
  /** Empty for a text message. */
  readonly subject: string
  readonly text: string
  readonly html: string | null
  readonly at: Date
}

/** A page of the outbox, optionally for one address or number. */
export interface OutboxPart {
  readonly most: number
  readonly before?: bigint | undefined
  readonly to?: string | undefined
}

/** Returns outbox entries, newest first. */
export async function readOutbox(
  { db, secrets }: Pick<Ports, 'db' | 'secrets'>,
  { most, before = 2n ** 63n - 1n, to }: OutboxPart,
): Promise<readonly OutboxEntry[]> {
  const isWanted = (table: typeof mailOutbox | typeof smsOutbox) =>
    and(lt(table.id, before), to === undefined ? undefined : eq(table.to, to))
  const mails = await db
    .select()
    .from(mailOutbox)
    .where(isWanted(mailOutbox))
    .orderBy(desc(mailOutbox.id))
    .limit(most)
  const texts = await db
    .select()
    .from(smsOutbox)
    .where(isWanted(smsOutbox))
    .orderBy(desc(smsOutbox.id))
    .limit(most)
  const opened = (sealed: string) =>
    secrets.open(purpose, sealed) ?? '(It was kept with another key.)'
  const entries = [
    ...mails.map(({ createdAt, html, ...mail }) => ({
      ...mail,
      kind: 'mail' as const,
      html: html === null ? null : opened(html),
      at: createdAt,
    })),
    ...texts.map(({ createdAt, ...sms }) => ({
      ...sms,
      kind: 'sms' as const,
      subject: '',
      html: null,
      at: createdAt,
    })),
  ]
  return entries
    .toSorted((one, other) => (one.id < other.id ? 1 : -1))
    .slice(0, most)
    .map(({ id, kind, to, subject, text, html, at }) => {
      return { id: String(id), kind, to, subject, text: opened(text), html, at }
    })
}

/** Deletes outbox entries whose days are over. */
export async function sweepOutbox(db: Ports['db'], now: Date): Promise<void> {
  const edge = await keptEdge(db, retentions.outbox, now)
  await db.delete(mailOutbox).where(lt(mailOutbox.createdAt, edge))
  await db.delete(smsOutbox).where(lt(smsOutbox.createdAt, edge))
}
