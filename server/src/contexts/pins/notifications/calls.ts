import {
  getNotificationSettings,
  updateNotificationSettings,
} from '@tessera/contracts/calls/notification-settings'
import {
  countNotifications,
  getNotifications,
  seeNotifications,
} from '@tessera/contracts/calls/notifications'
import { NotificationId } from '@tessera/contracts/ids'
import { answerMember, given } from '../../../calls/answer.ts'
import { badBookmark, idOfBookmark, pageOf } from '../../../calls/bookmark.ts'
import { memberTopic } from '../../identity/index.ts'
import { chooseKind, chooseWeekly, notificationSettingsOf } from './choices.ts'
import { shownNotifications } from './shown.ts'
import { countUnseen, markSeen, markTheseSeen, newestUpTo, notificationsOf } from './store.ts'
import { unsubscribeCalls } from './unsubscribe.ts'

const answerGet = answerMember(getNotifications, async ({ ports: { db }, viewer }, input) => {
  const before = idOfBookmark(input.bookmark)
  if (before === 'unreadable') return badBookmark
  const found = await notificationsOf(db, {
    userId: viewer.id,
    before: before === undefined ? undefined : NotificationId.parse(before),
    most: input.page_size + 1,
  })
  const page = pageOf(found, input.page_size, ({ id }) => [id])
  return given(await shownNotifications(db, page.rows, viewer.id), page.bookmark)
})

const answerSee = answerMember(seeNotifications, async ({ ports, viewer }, input) => {
  const { db, clock, live } = ports
  const { seen_up_to: upTo, ids = [] } = input
  const now = clock.now()
  let id = await markTheseSeen(db, viewer.id, { ids, now })
  if (upTo !== undefined) {
    // Clamps an id in the future to the newest one: later notifications must stay unseen.
    id = (await newestUpTo(db, viewer.id, upTo)) ?? id
    if (id !== undefined) await markSeen(db, viewer.id, { id, now })
  }
  // Updates the badge in the member's other tabs.
  if (id !== undefined) live.publish(memberTopic(viewer.id), { kind: 'notifications-seen', id })
  return given({ unseen_count: await countUnseen(db, viewer.id) })
})

const answerCount = answerMember(countNotifications, async ({ ports, viewer }) =>
  given({ unseen_count: await countUnseen(ports.db, viewer.id) }),
)

const answerGetSettings = answerMember(getNotificationSettings, async ({ ports, viewer }) =>
  given(await notificationSettingsOf(ports.db, viewer.id)),
)

const answerUpdateSettings = answerMember(
  updateNotificationSettings,
  async ({ ports, viewer }, { kind, in_product, by_email, weekly_email }) => {
    const settings = await ports.db.transaction(async (tx) => {
      if (kind !== undefined)
        await chooseKind(tx, viewer.id, { kind, inProduct: in_product, byEmail: by_email })
      if (weekly_email !== undefined) await chooseWeekly(tx, viewer.id, weekly_email)
      return notificationSettingsOf(tx, viewer.id)
    })
    return given(settings)
  },
)

/** Handlers of the notification calls. */
export const notificationCalls = [
  answerGet,
  answerSee,
  answerCount,
  answerGetSettings,
  answerUpdateSettings,
  ...unsubscribeCalls,
]
