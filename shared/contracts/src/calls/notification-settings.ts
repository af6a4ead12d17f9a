import { z } from '@tessera/contracts/schema'
import { defineCall } from './define-call.ts'
import { NotificationKind } from './notifications.ts'

/** The channels through which a kind of notification reaches the viewer. */
export const NotificationChoice = z.object({
  kind: NotificationKind,
  in_product: z.boolean(),
  by_email: z.boolean(),
})

/** The viewer's notification settings. */
export const NotificationSettings = z.object({
  /** Every kind, with its default where the viewer chose nothing. */
  kinds: z.array(NotificationChoice),
  /** True when the viewer gets the weekly email. */
  weekly_email: z.boolean(),
  /** False when the address is unconfirmed, so that nothing is emailed yet. */
  email_verified: z.boolean(),
})

/** Returns the viewer's notification settings. */
export const getNotificationSettings = defineCall({
  name: 'NotificationSettings.get',
  summary: "Returns the viewer's notification settings.",
  method: 'GET',
  path: '/v3/users/notification_settings/',
  input: z.strictObject({}),
  output: NotificationSettings,
  errors: [],
  who: 'member',
})

/** Updates the given notification settings. The others stay. */
export const updateNotificationSettings = defineCall({
  name: 'NotificationSettings.update',
  summary: "Updates the viewer's notification settings.",
  method: 'POST',
  path: '/v3/users/notification_settings/update/',
  input: z.strictObject({
    kind: z.optional(NotificationKind),
    /** Both belong to `kind`. */
    in_product: z.optional(z.boolean()),
    by_email: z.optional(z.boolean()),
    weekly_email: z.optional(z.boolean()),
  }),
  output: NotificationSettings,
  errors: [],
  who: 'member',
})

/** The emails that an unsubscribe link stops: one kind of notification, or the weekly email. */
export const EmailTopic = z.union([NotificationKind, z.literal('weekly')])

/** The secret of an unsubscribe link. */
const unsubscribeToken = z.string().check(z.regex(/^[\w-]{20,400}$/))

/** Says what an unsubscribe link stops, without stopping it. */
export const getUnsubscribe = defineCall({
  name: 'Unsubscribe.get',
  summary: 'Says what an unsubscribe link stops.',
  method: 'GET',
  path: '/v3/unsubscribe/',
  input: z.strictObject({ token: unsubscribeToken }),
  output: z.object({ topic: EmailTopic, subscribed: z.boolean() }),
  errors: ['not-found'],
  who: 'anyone',
})

/** Stops the emails of an unsubscribe link, or sends them again; the link is proof enough. */
export const unsubscribe = defineCall({
  name: 'Unsubscribe.create',
  summary: 'Stops the emails of an unsubscribe link, or sends them again.',
  method: 'POST',
  path: '/v3/unsubscribe/update/',
  input: z.strictObject({ token: unsubscribeToken, subscribed: z._default(z.boolean(), false) }),
  output: z.object({ topic: EmailTopic, subscribed: z.boolean() }),
  errors: ['not-found'],
  who: 'anyone',
})

export type NotificationChoice = z.infer<typeof NotificationChoice>
export type NotificationSettings = z.infer<typeof NotificationSettings>
export type EmailTopic = z.infer<typeof EmailTopic>
