import type { UserId } from '@tessera/contracts/ids'
import {
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  notExists,
  or,
  type SQL,
  sql,
} from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { notifyTabs } from '../accounts/end-sessions.ts'
import { sessions, users } from '../accounts/tables.ts'
import { companyDomains, companySessions } from './tables.ts'

/** Sessions of a company: all, or those that its identity provider names. */
export interface NamedSessions {
  readonly companyId: string
  readonly subject?: string | null
  /** The session at the identity provider. */
  readonly sid?: string | null
}

/** Sessions of which no provider's session is known are the person's, whichever session is named. */
function named({ subject = null, sid = null }: NamedSessions): SQL | undefined {
  const theirs = subject === null ? undefined : eq(companySessions.subject, subject)
  if (sid === null) return theirs
  const unknown = theirs === undefined ? undefined : and(isNull(companySessions.sid), theirs)
  return or(eq(companySessions.sid, sid), unknown)
}

/**
 * Ends sessions that began at a company, and returns whose they were, once for each. Call
 * `tellEnded` after the transaction.
 */
export async function endCompanySessions(
  db: Sql,
  which: NamedSessions,
): Promise<readonly UserId[]> {
  const theirs = db
    .select({ id: companySessions.sessionId })
    .from(companySessions)
    .where(and(eq(companySessions.companyId, which.companyId), named(which)))
  const ended = await db
    .delete(sessions)
    .where(inArray(sessions.id, theirs))
    .returning({ userId: sessions.userId })
  return ended.map(({ userId }) => userId)
}

/**
 * Ends the sessions of people with an address of the company's domains that did not begin at the
 * company, and returns whose they were.
 */
export async function endOtherSessions(db: Sql, companyId: string): Promise<readonly UserId[]> {
  const domainOfUser = sql`split_part(${users.email}::text, '@', 2)::citext`
  const people = db
    .select({ id: users.id })
    .from(users)
    .innerJoin(companyDomains, eq(companyDomains.domain, domainOfUser))
    .where(and(eq(companyDomains.companyId, companyId), isNotNull(companyDomains.provenAt)))
  const began = db
    .select({ id: companySessions.sessionId })
    .from(companySessions)
    .where(
      and(eq(companySessions.sessionId, sessions.id), eq(companySessions.companyId, companyId)),
    )
  const ended = await db
    .delete(sessions)
    .where(and(inArray(sessions.userId, people), notExists(began)))
    .returning({ userId: sessions.userId })
  return ended.map(({ userId }) => userId)
}

/** Tells the open tabs of people whose sessions ended. */
export function tellEnded(ports: Pick<Ports, 'live'>, people: readonly UserId[]): void {
  for (const userId of new Set(people)) notifyTabs(ports, userId)
}
