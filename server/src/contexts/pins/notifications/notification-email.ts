import type { Notification } from '@tessera/contracts/calls/notifications'
import { NotificationId } from '@tessera/contracts/ids'
import type { Language } from '@tessera/contracts/language'
import { defineTexts } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { priceText } from '@tessera/contracts/price-text'
import { z } from '@tessera/contracts/schema'
import { defineJob } from '../../../platform/jobs/define-job.ts'

/** Emails a notification whose reader wants its kind by email. */
export const emailNotification = defineJob({
  name: 'email-notification',
  payload: z.strictObject({ notification_id: NotificationId }),
})

const words = defineTexts({
  somebody: 'Somebody',
  invited: '{who} invited you to the board “{title}”',
  invitedUntitled: '{who} invited you to a board on their profile',
  joined: '{who} joined your board “{title}”',
  joinedUntitled: '{who} joined your board',
  followed: '{who} started following you',
  saved: '{who} saved “{title}”',
  savedUntitled: '{who} saved your Pin',
  commented: '{who} commented on “{title}”',
  commentedUntitled: '{who} commented on your Pin',
  mentioned: '{who} mentioned you in a comment',
  fell: 'The price of “{title}” fell from {from} to {price}',
  fellUntitled: 'The price of a product you saved for later fell from {from} to {price}',
  back: '“{title}” is back in stock',
  backUntitled: 'A product you saved for later is back in stock',
  exported: 'Your data is ready to download',
  imported: 'Your import has ended',
  restored: 'Your library has been restored. See what came of it',
  decision: 'There is a decision for you',
  catalogRead: 'We finished reading your products',
  paymentFailed: "We couldn't charge your card, so your ads have stopped",
  paymentDisputed: 'A payment for your ads is disputed, so your ads have stopped',
  reportFailed: "We couldn't make a report that you scheduled",
  kept: "{who} moved your Pins to a board that you can't see. Your copies are on your secret board “{title}”",
  deleted: '{who} deleted Pins from your board “{title}”. You can restore them from your trash',
  done: 'Your change to your Pins is done',
})

function titleOf({ subject }: Notification): string {
  if (subject?.type === 'pin') return subject.title
  return subject?.type === 'board' ? subject.board.name : ''
}

/** Writes the prices of a notification about one. */
function pricesIn({ data }: Notification, { locale }: Language) {
  const currency = String(data.currency).toUpperCase()
  const text = (amount: unknown) => priceText({ amount: Number(amount), currency }, locale)
  return { from: text(data.from), price: text(data.price) }
}

/** Says what happened, in one sentence. */
export function sentenceOf(notification: Notification, language: Language): string {
  const say = words(language)
  const who = notification.actor?.full_name ?? say.somebody()
  const title = titleOf(notification)
  switch (notification.kind) {
    case 'board-invite':
      return title === '' ? say.invitedUntitled({ who }) : say.invited({ who, title })
    case 'board-invite-accepted':
      return title === '' ? say.joinedUntitled({ who }) : say.joined({ who, title })
    case 'followed':
      return say.followed({ who })
    case 'pin-saved':
      return title === '' ? say.savedUntitled({ who }) : say.saved({ who, title })
    case 'pin-commented':
      return title === '' ? say.commentedUntitled({ who }) : say.commented({ who, title })
    case 'mentioned':
      return say.mentioned({ who })
    case 'price-dropped': {
      const { from, price } = pricesIn(notification, language)
      return title === '' ? say.fellUntitled({ from, price }) : say.fell({ title, from, price })
    }
    case 'back-in-stock':
      return title === '' ? say.backUntitled() : say.back({ title })
    case 'action-finished':
      if (notification.data.what === 'kept') return say.kept({ who, title })
      if (notification.data.what === 'deleted') return say.deleted({ who, title })
      if (notification.data.what === 'export') return say.exported()
      if (notification.data.what === 'restore') return say.restored()
      if (notification.data.what === 'decision') return say.decision()
      if (notification.data.what === 'catalog') return say.catalogRead()
      if (notification.data.what === 'payment') return say.paymentFailed()
      if (notification.data.what === 'dispute') return say.paymentDisputed()
      if (notification.data.what === 'report') return say.reportFailed()
      return notification.data.what === 'import' ? say.imported() : say.done()
  }
}

/** Returns the path of what a notification is about. */
export function pathOf({ kind, actor, subject, data }: Notification): string {
  if (data.what === 'decision') return paths.decisions.to()
  // The first pin of a product may be one that its keeper can't see.
  if (subject?.type === 'pin' && (kind === 'price-dropped' || kind === 'back-in-stock'))
    return paths.pin.to({ pinId: subject.id })
  if (subject?.type === 'pin') return paths.pin.to({ pinId: subject.idea_id })
  if (subject?.type === 'board') return subject.board.url
  if (actor !== null) return paths.profile.to({ username: actor.username })
  return paths.notifications.to()
}
