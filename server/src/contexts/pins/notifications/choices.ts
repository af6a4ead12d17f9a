import type {
  EmailTopic,
  NotificationSettings,
} from '@tessera/contracts/calls/notification-settings'
import {
  type NotificationKind as Kind,
  NotificationKind,
} from '@tessera/contracts/calls/notifications'
import type { UserId } from '@tessera/contracts/ids'
import { eq, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'
import { notificationSettings, weeklyEmails } from './tables.ts'

/** The default settings: all notifications in the product, none by email. */
const usual = { inProduct: true, byEmail: false } as const

/** A change of one kind; what is left out stays. */
export interface KindChange {
  readonly kind: Kind
  readonly inProduct?: boolean | undefined
  readonly byEmail?: boolean | undefined
}

/** True when a member wants the weekly email: by their choice, else unless they opted out of offers. */
export const wantsWeekly = sql<boolean>`coalesce(${weeklyEmails.wanted},
  not ${users.marketingOptedOut})`

/** Loads a member's notification settings. */
export async function notificationSettingsOf(
  db: Sql,
  userId: UserId,
): Promise<NotificationSettings> {
  const rows = await db
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
  const chosen = new Map(rows.map((row) => [row.kind, row]))
  const [person] = await db
    .select({ weekly: wantsWeekly, verifiedAt: users.emailVerifiedAt })
    .from(users)
    .leftJoin(weeklyEmails, eq(weeklyEmails.userId, users.id))
    .where(eq(users.id, userId))
  const verified = person !== undefined && person.verifiedAt !== null
  return {
    kinds: NotificationKind.options.map((kind) => {
      const { inProduct, byEmail } = chosen.get(kind) ?? usual
      return { kind, in_product: inProduct, by_email: byEmail }
    }),
    weekly_email: verified && person.weekly,
    email_verified: verified,
  }
}

/** Changes where a kind of notification reaches a member. */
export async function chooseKind(db: Sql, userId: UserId, change: KindChange): Promise<void> {
  const { kind, inProduct, byEmail } = change
  const set = {
    ...(inProduct === undefined ? {} : { inProduct }),
    ...(byEmail === undefined ? {} : { byEmail }),
  }
  if (Object.keys(set).length === 0) return
  await db
    .insert(notificationSettings)
    .values({ userId, kind, ...usual, ...set })
    .onConflictDoUpdate({
      target: [notificationSettings.userId, notificationSettings.kind],
      set,
    })
}

/** Turns the weekly email on or off; the sweep plans the next one. */
export async function chooseWeekly(db: Sql, userId: UserId, wanted: boolean): Promise<void> {
  await db
    .insert(weeklyEmails)
    .values({ userId, wanted })
    .onConflictDoUpdate({
      target: weeklyEmails.userId,
      set: wanted ? { wanted } : { wanted, dueAt: null },
    })
}

/** Turns the emails about a topic on or off. */
export const chooseEmails = (
  db: Sql,
  userId: UserId,
  given: { readonly topic: EmailTopic; readonly wanted: boolean },
): Promise<void> =>
  given.topic === 'weekly'
    ? chooseWeekly(db, userId, given.wanted)
    : chooseKind(db, userId, { kind: given.topic, byEmail: given.wanted })
