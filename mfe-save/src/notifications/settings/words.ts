import type { NotificationKind } from '@tessera/contracts/calls/notifications'
import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the notification settings. */
export const words = defineMessages({
  title: 'Notifications',
  lead: 'Choose what {brand} tells you, and where.',
  kinds: 'What we notify you about',
  kindsWhy: "Turn off what you don't need. Changes apply at once.",
  kind: 'Notification',
  inProduct: 'In {brand}',
  byEmail: 'Email',
  forKind: '{kind}: {where}',
  weekly: 'Weekly email',
  weeklyWhy: "We send it once a week, when there's something new.",
  weeklyLabel: 'Your week on {brand}',
  weeklyHint: 'Who saved your Pins, and new ideas for you',
  unverified: 'Confirm your email address first. Until then, we send none of these emails.',
  loading: 'Loading your settings',
  failed: "We couldn't load your settings",
})

const kinds = defineMessages({
  saves: 'Saves',
  savesWhen: 'Someone saves one of your Pins',
  followers: 'New followers',
  followersWhen: 'Someone follows you',
  comments: 'Comments',
  commentsWhen: 'Someone comments on your Pin',
  mentions: 'Mentions',
  mentionsWhen: 'Someone names you in a comment',
  invites: 'Board invitations',
  invitesWhen: 'Someone invites you to a board',
  joins: 'New board members',
  joinsWhen: 'Someone joins your board',
  prices: 'Lower prices',
  pricesWhen: 'A product you saved for later costs less',
  stock: 'Back in stock',
  stockWhen: 'A product you saved for later is back',
  changes: 'Finished changes',
  changesWhen: 'A large move or your download is done',
})

/** The name of each kind, and when it comes. */
export const kindWords: Readonly<
  Record<NotificationKind, { readonly name: () => string; readonly when: () => string }>
> = {
  'pin-saved': { name: kinds.saves, when: kinds.savesWhen },
  followed: { name: kinds.followers, when: kinds.followersWhen },
  'pin-commented': { name: kinds.comments, when: kinds.commentsWhen },
  mentioned: { name: kinds.mentions, when: kinds.mentionsWhen },
  'board-invite': { name: kinds.invites, when: kinds.invitesWhen },
  'board-invite-accepted': { name: kinds.joins, when: kinds.joinsWhen },
  'price-dropped': { name: kinds.prices, when: kinds.pricesWhen },
  'back-in-stock': { name: kinds.stock, when: kinds.stockWhen },
  'action-finished': { name: kinds.changes, when: kinds.changesWhen },
}
