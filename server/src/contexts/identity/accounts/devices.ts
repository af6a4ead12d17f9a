import type { ReturningVisitor } from '@tessera/contracts/entities/returning-visitor'
import type { UserId } from '@tessera/contracts/ids'
import type { SetCookie } from '../../../calls/cookies.ts'
import { and, desc, eq, gt, lt, sql } from '../../../platform/database/sql.ts'
import { sha256OfText } from '../../../platform/secrets/sha256.ts'
import { pictureUrl } from '../../base/media/rules.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { devices, knownDeviceDays, users } from './tables.ts'

/** The cookie that recognizes a browser in which somebody logged in before. */
export const deviceCookie = '__Host-device'

const day = 86_400_000

/** Returns the cookie that sets a browser's device token, or deletes it. */
export const deviceCookieOf = (token: string | null): SetCookie => ({
  name: deviceCookie,
  value: token,
  maxAgeSeconds: (knownDeviceDays * day) / 1000,
})

/** Hashes a device token; like session tokens, only hashes are stored. */
export const hashOfDevice = (token: string): string => sha256OfText(token)

const seenAfter = (now: Date): Date => new Date(now.getTime() - knownDeviceDays * day)

/**
 * Records a log-in in a browser under a new token. The old token stops working, so that a token
 * planted by somebody else recognizes nobody.
 */
export async function recordDevice(
  db: Sql,
  known: {
    readonly token: string
    readonly before: string | null
    readonly userId: UserId
    readonly now: Date
  },
): Promise<void> {
  const { before, userId, now } = known
  const tokenHash = hashOfDevice(known.token)
  if (before !== null)
    await db
      .update(devices)
      .set({ tokenHash })
      .where(eq(devices.tokenHash, hashOfDevice(before)))
  await db
    .insert(devices)
    .values({ tokenHash, userId, createdAt: now, lastSeen: now })
    .onConflictDoUpdate({
      target: [devices.tokenHash, devices.userId],
      set: { lastSeen: now },
    })
}

/** True when this member has logged in in this browser before. */
export async function isKnownDevice(
  db: Sql,
  device: { readonly token: string; readonly userId: UserId; readonly now: Date },
): Promise<boolean> {
  const mine = and(
    eq(devices.tokenHash, hashOfDevice(device.token)),
    eq(devices.userId, device.userId),
    gt(devices.lastSeen, seenAfter(device.now)),
  )
  return (await db.$count(devices, mine)) > 0
}

/** Returns what a browser may show about the member who logged in last. */
export async function returningVisitor(
  db: Sql,
  token: string,
  now: Date,
): Promise<ReturningVisitor | null> {
  const [row] = await db
    .select({
      username: users.username,
      first_name: users.firstName,
      email: users.email,
      portraitKey: media.key,
      has_password: sql<boolean>`${users.passwordHash} is not null`,
      connected_to_facebook: users.connectedToFacebook,
      connected_to_google: users.connectedToGoogle,
    })
    .from(devices)
    .innerJoin(users, eq(users.id, devices.userId))
    .leftJoin(media, eq(media.id, users.portraitId))
    .where(
      and(
        eq(devices.tokenHash, hashOfDevice(token)),
        gt(devices.lastSeen, seenAfter(now)),
        eq(users.state, 'active'),
      ),
    )
    .orderBy(desc(devices.lastSeen))
    .limit(1)
  if (row === undefined) return null
  const { portraitKey, ...rest } = row
  const image_medium_url = portraitKey === null ? null : pictureUrl(portraitKey, '236x')
  return { type: 'LIMITED_LOGIN', ...rest, image_medium_url }
}

/** Forgets everybody who logged in in this browser, or one of them. */
export async function forgetDeviceOf(db: Sql, token: string, userId?: UserId): Promise<void> {
  const whose = userId === undefined ? undefined : eq(devices.userId, userId)
  await db.delete(devices).where(and(eq(devices.tokenHash, hashOfDevice(token)), whose))
}

/** Deletes browsers without a recent log-in. */
export async function sweepDevices(db: Sql, now: Date): Promise<void> {
  await db.delete(devices).where(lt(devices.lastSeen, seenAfter(now)))
}
