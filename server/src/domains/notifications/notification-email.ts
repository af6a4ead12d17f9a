import type { Notification } from '@tessera/contracts/calls/notifications'
import { NotificationId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'
import { defineJob } from '../../platform/jobs/define-job.ts'

/** Emails a notification whose reader wants its kind by email. */
export const emailNotification = defineJob({
  name: 'email-notification',
  payload: z.strictObject({ notification_id: NotificationId }),
})

const quoted = (title: string, otherwise: string) => (title === '' ? otherwise : `“${title}”`)

function titleOf({ subject }: Notification): string {
  if (subject?.type === 'pin') return subject.title
  return subject?.type === 'board' ? subject.board.name : ''
}

/** Says what happened, in one sentence. */
export function sentenceOf(notification: Notification): string {
  const who = notification.actor?.full_name ?? 'Somebody'
  const title = titleOf(notification)
  switch (notification.kind) {
    case 'board-invite':
      return `${who} invited you to the board ${quoted(title, 'on their profile')}`
    case 'board-invite-accepted':
      return `${who} joined your board ${quoted(title, '')}`.trim()
    case 'followed':
      return `${who} started following you`
    case 'pin-saved':
      return `${who} saved ${quoted(title, 'your Pin')}`
    case 'pin-commented':
      return `${who} commented on ${quoted(title, 'your Pin')}`
    case 'mentioned':
      return `${who} mentioned you in a comment`
    case 'action-finished':
      if (notification.data.what === 'export') return 'Your data is ready to download'
      return 'Your change to your Pins is done'
  }
}

/** Returns the path of what a notification is about. */
export function pathOf({ actor, subject }: Notification): string {
  if (subject?.type === 'pin') return paths.pin.to({ pinId: subject.idea_id })
  if (subject?.type === 'board') return subject.board.url
  if (actor !== null) return paths.profile.to({ username: actor.username })
  return paths.notifications.to()
}
