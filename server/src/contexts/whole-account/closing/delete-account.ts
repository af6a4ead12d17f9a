import type { UserId } from '@tessera/contracts/ids'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, lte, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { deleteReportFiles } from '../../ads/reports/center/delete-reports.ts'
import { queueEmail } from '../../base/mail/queue-email.ts'
import { media, unusedMedia } from '../../base/media/tables.ts'
import { deleteCatalogs } from '../../discovery/catalogs/delete-source.ts'
import { nameWords } from '../../discovery/search/tables.ts'
import { users } from '../../identity/accounts/tables.ts'
import { formerUsernames } from '../../identity/usernames/tables.ts'
import { boards } from '../../pins/boards/tables.ts'
import { deleteImports } from '../../pins/imports/store.ts'
import { pinReports, pins } from '../../pins/pins/tables.ts'
import { dropScheduled } from '../../pins/scheduled-pins/store.ts'
import { follows } from '../../pins/users/tables.ts'
import { deleteExport } from '../exports/delete-export.ts'
import { deleteSomePins } from './delete-pins.ts'
import { closedEmail } from './emails.ts'

/** Matches an account whose days of grace are over. */
export const isOver = (now: Date) => and(eq(users.state, 'deactivated'), lte(users.closesAt, now))

/** Subtracts a member's follows from the counts of others, locked in one order. */
async function endFollows(tx: Tx, userId: UserId): Promise<void> {
  await tx.execute(sql`select from ${users} where id in (
      select followed_id from ${follows} where follower_id = ${userId}
      union select follower_id from ${follows} where followed_id = ${userId})
    order by id for no key update`)
  await tx.execute(sql`update ${users} set follower_count = greatest(0, follower_count - 1)
    where id in (select followed_id from ${follows} where follower_id = ${userId})`)
  await tx.execute(sql`update ${users} set following_count = greatest(0, following_count - 1)
    where id in (select follower_id from ${follows} where followed_id = ${userId})`)
}

/** Frees what refers to the account without belonging to it. */
async function detach(tx: Tx, userId: UserId): Promise<void> {
  await tx.update(pins).set({ sponsorId: null, sponsorship: 0 }).where(eq(pins.sponsorId, userId))
  await dropScheduled(tx, { ownerId: userId }, new Date(0))
  await tx.delete(pinReports).where(eq(pinReports.userId, userId))
  await tx.execute(sql`delete from ${nameWords} where (kind = 'user' and subject_id = ${userId})
    or (kind = 'board' and subject_id in (
      select id from ${boards} where owner_id = ${userId}))`)
  // The sweep of unused pictures deletes those that nobody else's pin shows, with their files.
  await tx.execute(sql`insert into ${unusedMedia} (media_id, since)
    select id, to_timestamp(0) from ${media} where owner_id = ${userId}
      or id in (select portrait_id from ${users} where id = ${userId})
      or id in (select cover_id from ${boards} where owner_id = ${userId})
    on conflict (media_id) do update set since = excluded.since`)
  await tx.update(media).set({ ownerId: null }).where(eq(media.ownerId, userId))
}

/** Reserves the usernames of a deleted account for a while; nobody is behind them. */
async function reserveNames(tx: Tx, person: { id: UserId; username: string }, now: Date) {
  await tx
    .update(formerUsernames)
    .set({ userId: null })
    .where(eq(formerUsernames.userId, person.id))
  const row = { userId: null, replacedAt: now }
  await tx
    .insert(formerUsernames)
    .values({ username: person.username, ...row })
    .onConflictDoUpdate({ target: formerUsernames.username, set: row })
}

/**
 * Deletes an account whose days of grace are over, with everything that belongs to it. False when
 * its owner came back meanwhile. Interrupted, it goes on at the next run: the account goes last.
 */
export async function deleteAccount(
  ports: Ports,
  userId: UserId,
  signal: AbortSignal,
): Promise<boolean> {
  const { db, clock, settings, log } = ports
  const due = and(eq(users.id, userId), isOver(clock.now()))
  // From here on nobody comes back: half an account is worse than none.
  const sealed = await db
    .update(users)
    .set({ pausedAt: null })
    .where(due)
    .returning({ id: users.id })
  if (sealed.length === 0) return false
  while ((await deleteSomePins(ports, userId)) > 0) signal.throwIfAborted()
  await deleteExport(ports, userId)
  await deleteImports(ports, { userId })
  await deleteCatalogs(ports, userId)
  await deleteReportFiles(ports, userId)
  await db.transaction(async (tx) => {
    const [person] = await tx.select().from(users).where(due).for('update')
    if (person === undefined) return
    await endFollows(tx, userId)
    await detach(tx, userId)
    await reserveNames(tx, person, clock.now())
    await tx.delete(users).where(eq(users.id, userId))
    await queueEmail(tx, ports, closedEmail({ ...person, brand: settings.brand }))
  })
  log.info('identity.closed', { user: userId })
  return true
}
