import { z } from '@tessera/contracts/schema'
import { BoardLink } from '../entities/board-link.ts'
import { UserCard } from '../entities/user.ts'
import { ActionId, NotificationId, PinId } from '../ids.ts'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

/** The kinds of notifications. Readers skip kinds that they do not know. */
export const NotificationKind = z.enum([
  'board-invite',
  'board-invite-accepted',
  'followed',
  'pin-saved',
  'pin-commented',
  'mentioned',
  'action-finished',
  'price-dropped',
  'back-in-stock',
])

/** Numbers, flags and codes of a notification. Text that people wrote does not belong here. */
export const NotificationData = z.record(
  z.string().check(z.regex(/^[a-z_]{1,30}$/)),
  z.union([z.number(), z.boolean(), z.string().check(z.regex(/^[a-z0-9-]{0,40}$/))]),
)

/** The subject of a notification. */
const Subject = z.discriminatedUnion('type', [
  z.object({ type: z.literal('board'), board: BoardLink }),
  z.object({
    type: z.literal('pin'),
    id: PinId,
    /** The first pin of its idea, the same for each save of it. */
    idea_id: PinId,
    title: z.string(),
    image_url: z.string(),
    /** The pin's board; for a save, the board that it was saved to. */
    board: BoardLink,
  }),
  z.object({ type: z.literal('action'), id: ActionId }),
])

/** A notification. */
export const Notification = z.object({
  id: NotificationId,
  kind: NotificationKind,
  /** The person who caused it; null when the service did. */
  actor: z.nullable(UserCard),
  subject: z.nullable(Subject),
  data: NotificationData,
  is_seen: z.boolean(),
  created_at: z.string(),
})

const Unseen = z.object({
  /** At most `limits.unseenMax`, which means that many or more. */
  unseen_count: z.int(),
})

/** Lists the viewer's notifications, newest first, without those that they may no longer see. */
export const getNotifications = defineCall({
  name: 'NotificationsResource.get',
  summary: "Lists the viewer's notifications, newest first.",
  method: 'GET',
  path: '/resource/NotificationsResource/get/',
  input: z.strictObject(pageOptions),
  output: z.array(Notification),
  errors: [],
  who: 'member',
})

/** Marks the viewer's notifications as seen: those given, or all up to and including one. */
export const seeNotifications = defineCall({
  name: 'NotificationsResource.update',
  summary: 'Marks notifications as seen: those given, or all up to one of them.',
  method: 'POST',
  path: '/resource/NotificationsResource/update/',
  input: z.strictObject({
    seen_up_to: z.optional(NotificationId),
    ids: z.optional(z.array(NotificationId).check(z.maxLength(limits.notificationsAtOnce))),
  }),
  output: Unseen,
  errors: [],
  who: 'member',
})

/** Counts the viewer's unseen notifications. */
export const countNotifications = defineCall({
  name: 'NotificationsCountResource.get',
  summary: "Counts the viewer's unseen notifications.",
  method: 'GET',
  path: '/resource/NotificationsCountResource/get/',
  input: z.strictObject({}),
  output: Unseen,
  errors: [],
  who: 'member',
})

/**
 * The path of the live stream for a member's open tabs (server-sent events). A tab that says which set of
 * builds it runs (`?set=`, `setName`) is told at once when it is behind.
 */
export const livePath = '/v3/live/'

/**
 * An event of the live stream: what happened, and the id of its subject, which the reader then fetches.
 * `notification` is a new notification. `refetch` means that events may have been missed. `displaced`
 * means that the member has too many tabs open: this tab hears nothing until it connects again.
 * `builds` means that new documents run other builds; its id is their set (`setName`), and
 * `getServedModules` has them. Readers skip kinds that they do not know.
 */
export const LiveEvent = z.object({ kind: z.string(), id: z.string() })

export type NotificationKind = z.infer<typeof NotificationKind>
export type NotificationData = z.infer<typeof NotificationData>
export type Notification = z.infer<typeof Notification>
export type LiveEvent = z.infer<typeof LiveEvent>
