import type { Notification } from '@tessera/contracts/calls/notifications'
import type { NotificationId } from '@tessera/contracts/ids'
import { defineTexts } from '@tessera/contracts/messages'
import { languageOf } from '../../../languages/language-of.ts'
import { and, eq, isNotNull } from '../../../platform/database/sql.ts'
import type { Email } from '../../../platform/mail/port.ts'
import type { Ports } from '../../../ports.ts'
import type { Settings } from '../../../settings.ts'
import { handleJob } from '../../base/handle-job.ts'
import { formatEmail } from '../../base/mail/format-email.ts'
import { queueEmail } from '../../base/mail/queue-email.ts'
import { takeAttempt } from '../../base/rate-limits/attempts.ts'
import { users } from '../../identity/index.ts'
import { emailNotification, pathOf, sentenceOf } from './notification-email.ts'
import { shownNotifications } from './shown.ts'
import { currentNotification } from './store.ts'
import { notifications } from './tables.ts'
import { unsubscribeUrl } from './unsubscribe-link.ts'

const words = defineTexts({
  see: 'See it',
  ending: 'You get this email because you turned on these notifications.',
})

/** However much happens, nobody gets more notifications by email in a day. */
const dailyLimit = { most: 20, windowMinutes: 24 * 60 } as const

interface Reader {
  readonly email: string
  readonly firstName: string
  readonly locale: string | null
}

/** Loads the reader of a notification, if they can be emailed. */
async function readerOf({ db }: Ports, id: NotificationId) {
  const [reader] = await db
    .select({ id: users.id, email: users.email, firstName: users.firstName, locale: users.locale })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(
      and(
        eq(notifications.id, id),
        eq(notifications.byEmail, true),
        eq(users.state, 'active'),
        isNotNull(users.emailVerifiedAt),
      ),
    )
  return reader
}

/** Builds the email of a notification. */
export function notificationEmail(
  shown: Notification,
  reader: Reader,
  given: {
    readonly settings: Pick<Settings, 'brand' | 'publicOrigin'>
    readonly unsubscribeUrl: string
  },
): Email {
  const language = languageOf(reader.locale)
  const say = words(language)
  const sentence = sentenceOf(shown, language)
  return formatEmail({
    to: reader.email,
    language,
    brand: given.settings.brand,
    subject: sentence,
    name: reader.firstName,
    paragraphs: [`${sentence}.`],
    link: { label: say.see(), url: `${given.settings.publicOrigin}${pathOf(shown)}` },
    ending: say.ending(),
    unsubscribeUrl: given.unsubscribeUrl,
  })
}

/** Emails a notification, unless what it's about has been hidden or undone since. */
export const handleNotificationEmail = handleJob(emailNotification, async (ports, { payload }) => {
  const id = payload.notification_id
  const { db, clock, settings } = ports
  const reader = await readerOf(ports, id)
  if (reader === undefined) return
  const rows = await currentNotification(db, { id, userId: reader.id })
  const [shown] = await shownNotifications(db, rows, reader.id)
  if (shown === undefined) return
  if (!(await takeAttempt(db, `notification-email:${reader.id}`, dailyLimit, clock.now()))) return
  const email = notificationEmail(shown, reader, {
    settings,
    unsubscribeUrl: unsubscribeUrl(ports, { user: reader.id, topic: shown.kind }),
  })
  await db.transaction(async (tx) => {
    // A job may run twice: the first run takes the mark, in the transaction that queues the email.
    const isMine = and(eq(notifications.id, id), eq(notifications.byEmail, true))
    const taken = await tx
      .update(notifications)
      .set({ byEmail: false })
      .where(isMine)
      .returning({ id: notifications.id })
    if (taken.length > 0) await queueEmail(tx, ports, email)
  })
})
