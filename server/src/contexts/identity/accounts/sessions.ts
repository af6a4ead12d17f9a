import type { UserId } from '@tessera/contracts/ids'
import type { Account } from '../../../calls/account.ts'
import { hotQuery } from '../../../platform/database/hot-query.ts'
import { and, eq, gt, ne, type SQL, sql } from '../../../platform/database/sql.ts'
import { sha256OfText } from '../../../platform/secrets/sha256.ts'
import type { SessionSpan } from '../../../settings.ts'
import { emailBounces } from '../../base/mail/suppressions.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { isStale, sessionEdges } from './session-rules.ts'
import { sessions, users } from './tables.ts'

/** The columns of an account. */
export const accountColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  emailVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
  emailBounces: emailBounces(users.email),
  fullName: users.fullName,
  firstName: users.firstName,
  isPartner: users.isPartner,
  videoUploadAllowed: users.videoUploadAllowed,
  hasSaved: sql<boolean>`${users.firstSavedAt} is not null`,
  portraitKey: media.key,
  createdAt: users.createdAt,
  locale: users.locale,
  mayOverride: users.mayOverride,
  houseRole: users.houseRole,
  isLimited: sql<boolean>`${users.limitedAt} is not null`,
  agreedTerms: users.agreedTerms,
  laterTerms: users.laterTerms,
  laterTermsUntil: users.laterTermsUntil,
}

/** Hashes a session token, so that reading the table logs nobody in. */
export const hashOfToken = (token: string): string => sha256OfText(token)

/** The fields of a new session. */
export interface NewSession {
  readonly token: string
  readonly userId: UserId
  readonly now: Date
  /** The time of entering the password; null for other ways to log in. */
  readonly confirmedAt?: Date | null
  /** The time of showing a second factor; null when none was shown. */
  readonly factorShownAt?: Date | null
  /** The time of using a passkey that verified the person. */
  readonly passkeyAt?: Date | null
  readonly userAgent?: string
  readonly country?: string | null
  /** The hash of the browser's device token. */
  readonly deviceHash?: string
}

/** Starts a session. */
export async function startSession(db: Sql, session: NewSession): Promise<void> {
  const { token, userId, now, userAgent = '', country = null, deviceHash = null } = session
  const { confirmedAt = null, factorShownAt = null, passkeyAt = null } = session
  const tokenHash = hashOfToken(token)
  const times = { createdAt: now, seenAt: now, confirmedAt, factorShownAt, passkeyAt }
  await db.insert(sessions).values({ tokenHash, userId, userAgent, country, deviceHash, ...times })
}

/**
 * Gives a request's session a new token; the old one stops working. The session keeps its id, so it
 * stays in the device list and its tabs stay open. Null when it has ended meanwhile.
 */
export async function renewToken(
  db: Sql,
  { token, tokens }: { readonly token: string | null; readonly tokens: { next(): string } },
): Promise<string | null> {
  if (token === null) return null
  const next = tokens.next()
  const renewed = await db
    .update(sessions)
    .set({ tokenHash: hashOfToken(next) })
    .where(eq(sessions.tokenHash, hashOfToken(token)))
    .returning({ id: sessions.id })
  return renewed.length > 0 ? next : null
}

/** Returns a session's id, which stays the same when its token changes. */
export async function sessionIdOf(db: Sql, token: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.tokenHash, hashOfToken(token)))
  return row?.id
}

/** Ends a session. */
export async function endSession(db: Sql, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashOfToken(token)))
}

/**
 * Ends all sessions of a member, or all but one. Open tabs learn of it from `sessionEnded` on
 * `memberTopic`; see `endSessionsEverywhere`.
 */
export async function endSessionsOf(
  db: Sql,
  userId: UserId,
  { except = null }: { readonly except?: string | null } = {},
): Promise<void> {
  const kept = except === null ? undefined : ne(sessions.tokenHash, hashOfToken(except))
  await db.delete(sessions).where(and(eq(sessions.userId, userId), kept))
}

/** Writes the query for the account of a live session, with one more column. */
const accountByToken = <More>(name: string, more: SQL<More>) =>
  hotQuery(name, (db) =>
    db
      .select({ account: accountColumns, seenAt: sessions.seenAt, more })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(media, eq(media.id, users.portraitId))
      .where(
        and(
          eq(sessions.tokenHash, sql.placeholder('tokenHash')),
          gt(sessions.seenAt, sql.placeholder('seenAfter')),
          gt(sessions.createdAt, sql.placeholder('createdAfter')),
          eq(users.state, 'active'),
        ),
      ),
  )

/** Finds the account of a session token; undefined unless the session is still live. */
export type SessionLookUp<More> = (
  db: Sql,
  token: string,
  given: { readonly span: SessionSpan; readonly now: Date },
) => Promise<{ readonly account: Account; readonly more: More } | undefined>

/** Makes a look-up of sessions that reads one more column of each account in the same statement. */
export function sessionLookUp<More>(name: string, more: SQL<More>): SessionLookUp<More> {
  const query = accountByToken(name, more)
  return async (db, token, given) => {
    const tokenHash = hashOfToken(token)
    const { seenAfter, createdAfter } = sessionEdges(given.span, given.now)
    const [row] = await query(db, { tokenHash, seenAfter, createdAfter })
    if (row !== undefined && isStale(row.seenAt, given.now))
      await db.update(sessions).set({ seenAt: given.now }).where(eq(sessions.tokenHash, tokenHash))
    return row
  }
}

/** Runs before every call of a logged-in member. */
export const accountOfToken = sessionLookUp('account_by_token', sql<null>`null`)
