import { z } from '@tessera/contracts/schema'
import { BoardLink } from '../entities/board.ts'
import { UserCard } from '../entities/user.ts'
import { ActionId, NotificationId, PinId } from '../ids.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

/** What somebody is told of. Whoever reads it passes over kinds that it does not know. */
export const NotificationKind = z.enum([
  'board-invite',
  'board-invite-accepted',
  'followed',
  'pin-saved',
  'pin-commented',
  'action-finished',
])

/** Numbers, flags and codes that go with a notification; words that people wrote have no place in it. */
export const NotificationData = z.record(
  z.string().check(z.regex(/^[a-z_]{1,30}$/)),
  z.union([z.number(), z.boolean(), z.string().check(z.regex(/^[a-z0-9-]{0,40}$/))]),
)

/** What a notification is about, beside who did it. */
const Subject = z.discriminatedUnion('type', [
  z.object({ type: z.literal('board'), board: BoardLink }),
  z.object({
    type: z.literal('pin'),
    id: PinId,
    title: z.string(),
    image_url: z.string(),
    /** The board it is on; of a save, where it was saved to. */
    board: BoardLink,
  }),
  z.object({ type: z.literal('action'), id: ActionId }),
])

/** One thing that somebody is told. */
export const Notification = z.object({
  id: NotificationId,
  kind: NotificationKind,
  /** Who did it; nobody where the service itself did. */
  actor: z.nullable(UserCard),
  subject: z.nullable(Subject),
  data: NotificationData,
  is_seen: z.boolean(),
  created_at: z.string(),
})

const Unseen = z.object({
  /** At most `limits.unseenMax`, which stands for that many or more. */
  unseen_count: z.int(),
})

/** What the viewer was told, newest first; what they may no longer see is left out. */
export const getNotifications = defineCall({
  name: 'NotificationsResource.get',
  summary: 'What the viewer was told, newest first.',
  method: 'GET',
  path: '/resource/NotificationsResource/get/',
  input: z.strictObject(pageOptions),
  output: z.array(Notification),
  errors: [],
  who: 'member',
})

/** Marks what the viewer was told as seen, up to and with one of them. */
export const seeNotifications = defineCall({
  name: 'NotificationsResource.update',
  summary: 'Marks notifications as seen, up to one of them.',
  method: 'POST',
  path: '/resource/NotificationsResource/update/',
  input: z.strictObject({ seen_up_to: NotificationId }),
  output: Unseen,
  errors: [],
  who: 'member',
})

/** How much the viewer was told and has not seen. */
export const countNotifications = defineCall({
  name: 'NotificationsCountResource.get',
  summary: 'How many notifications the viewer has not seen.',
  method: 'GET',
  path: '/resource/NotificationsCountResource/get/',
  input: z.strictObject({}),
  output: Unseen,
  errors: [],
  who: 'member',
})

/** Where a member's open tabs hear what is new, as server-sent events. */
export const livePath = '/v3/live/'

/**
 * One event of the stream: what happened, and to what; whoever hears it asks for the thing itself.
 * `notification` is a new one, `refetch` says that events may have been missed, `displaced` that the
 * member has too many tabs open and this one hears nothing more until it asks again. Kinds that a
 * reader does not know are passed over.
 */
export const LiveEvent = z.object({ kind: z.string(), id: z.string() })

export type NotificationKind = z.infer<typeof NotificationKind>
export type NotificationData = z.infer<typeof NotificationData>
export type Notification = z.infer<typeof Notification>
export type LiveEvent = z.infer<typeof LiveEvent>
