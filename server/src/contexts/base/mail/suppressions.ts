import {
  type AnyColumn,
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  or,
  sql,
} from '../../../platform/database/sql.ts'
import type { EmailKind } from '../../../platform/mail/port.ts'
import { keptEdge } from '../retention/kept-days.ts'
import type { Sql } from '../sql.ts'
import { retentions } from '../table-facts/retentions.ts'
import { mailSuppressions, type SuppressionReason } from './tables.ts'

const day = 86_400_000

/** A reason not to write to an address. */
export type Suppression = typeof mailSuppressions.$inferSelect

/** True when emails to the address in a column came back. */
export const emailBounces = (email: AnyColumn) =>
  sql<boolean>`exists (select from ${mailSuppressions}
    where ${mailSuppressions.address} = ${email} and ${mailSuppressions.reason} = 'bounced')`

/** Stores that an address gets no emails, or only those about the account. */
export async function suppress(
  db: Sql,
  given: Pick<Suppression, 'address' | 'reason' | 'detail'> & { readonly now: Date },
): Promise<void> {
  const { address, reason, detail, now } = given
  await db
    .insert(mailSuppressions)
    .values({ address, reason, detail, since: now })
    .onConflictDoUpdate({
      target: [mailSuppressions.address, mailSuppressions.reason],
      set: { detail, since: now },
    })
}

/** Returns the reasons not to write to an address. */
export async function reasonsAgainst(
  db: Sql,
  address: string,
): Promise<ReadonlySet<SuppressionReason>> {
  const rows = await db
    .select({ reason: mailSuppressions.reason })
    .from(mailSuppressions)
    .where(eq(mailSuppressions.address, address))
  return new Set(rows.map(({ reason }) => reason))
}

/**
 * Takes the one email a day that still goes to an address that emails came back from: one that was asked
 * for, whose link lifts the suppression.
 */
export async function takeDailyProof(db: Sql, address: string, now: Date): Promise<boolean> {
  const taken = await db
    .update(mailSuppressions)
    .set({ triedAt: now })
    .where(
      and(
        eq(mailSuppressions.address, address),
        eq(mailSuppressions.reason, 'bounced'),
        or(
          isNull(mailSuppressions.triedAt),
          lt(mailSuppressions.triedAt, new Date(now.getTime() - day)),
        ),
      ),
    )
    .returning({ address: mailSuppressions.address })
  return taken.length > 0
}

/** True when the one email of the day to an address that emails came back from was sent already. */
export async function isDailyProofTaken(db: Sql, address: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ address: mailSuppressions.address })
    .from(mailSuppressions)
    .where(
      and(
        eq(mailSuppressions.address, address),
        eq(mailSuppressions.reason, 'bounced'),
        gte(mailSuppressions.triedAt, new Date(now.getTime() - day)),
      ),
    )
  return rows.length > 0
}

/** Decides whether an email is sent: always, never, or as the one of the day. */
export function sendingOf(
  kind: EmailKind,
  reasons: ReadonlySet<SuppressionReason>,
): 'send' | 'suppress' | 'once-a-day' {
  if (reasons.has('complained') && kind === 'news') return 'suppress'
  if (!reasons.has('bounced')) return 'send'
  return kind === 'proof' ? 'once-a-day' : 'suppress'
}

/** Lifts suppressions of an address, all or those for one reason; true when there was one. */
export async function lift(db: Sql, address: string, reason?: SuppressionReason): Promise<boolean> {
  const lifted = await db
    .delete(mailSuppressions)
    .where(
      and(
        eq(mailSuppressions.address, address),
        reason === undefined ? undefined : eq(mailSuppressions.reason, reason),
      ),
    )
    .returning({ address: mailSuppressions.address })
  return lifted.length > 0
}

/** Lifts the bounces of a whole domain, such as after its mail server was repaired; returns the addresses. */
export async function liftDomain(db: Sql, domain: string): Promise<readonly string[]> {
  const lifted = await db
    .delete(mailSuppressions)
    .where(
      and(
        eq(mailSuppressions.reason, 'bounced'),
        sql`lower(split_part(${mailSuppressions.address}::text, '@', 2)) = lower(${domain})`,
      ),
    )
    .returning({ address: mailSuppressions.address })
  return lifted.map(({ address }) => address)
}

/** Returns suppressions in the order of their addresses, after one of them, and how many there are after it. */
export async function suppressions(
  db: Sql,
  {
    most,
    after,
    reason,
  }: {
    readonly most: number
    readonly after: string | undefined
    /** The reason of the last row, where an address may have another one after it. */
    readonly reason?: string
  },
): Promise<{ readonly rows: readonly Suppression[]; readonly total: number }> {
  const where =
    after === undefined
      ? undefined
      : reason === undefined
        ? gt(mailSuppressions.address, after)
        : sql`(${mailSuppressions.address}, ${mailSuppressions.reason}) > (${after}::citext, ${reason})`
  const rows = await db
    .select()
    .from(mailSuppressions)
    .where(where)
    .orderBy(asc(mailSuppressions.address), asc(mailSuppressions.reason))
    .limit(most)
  return { rows, total: await db.$count(mailSuppressions, where) }
}

/** Deletes suppressions of addresses, as with their account. */
export async function forgetAddresses(db: Sql, addresses: readonly string[]): Promise<void> {
  await db.delete(mailSuppressions).where(inArray(mailSuppressions.address, [...addresses]))
}

/** Deletes suppressions whose days are over: the next email shows whether the reason still holds. */
export async function sweepSuppressions(db: Sql, now: Date): Promise<void> {
  const edge = await keptEdge(db, retentions.suppressions, now)
  await db.delete(mailSuppressions).where(lt(mailSuppressions.since, edge))
}
