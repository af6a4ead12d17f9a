import type { NotificationKind } from '@tessera/contracts/calls/notifications'
import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the notification settings. */
export const words = defineMessages({
  title: 'Notifications',
  lead: 'Choose what {brand} tells you, and where.',
  kinds: 'What you hear about',
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

/** The name of each kind, and when it comes. */
export const kindWords: Readonly<
  Record<NotificationKind, { readonly name: string; readonly when: string }>
> = {
  'pin-saved': { name: 'Saves', when: 'Someone saves one of your Pins' },
  followed: { name: 'New followers', when: 'Someone follows you' },
  'pin-commented': { name: 'Comments', when: 'Someone comments on your Pin' },
  mentioned: { name: 'Mentions', when: 'Someone names you in a comment' },
  'board-invite': { name: 'Board invitations', when: 'Someone invites you to a board' },
  'board-invite-accepted': { name: 'New board members', when: 'Someone joins your board' },
  'action-finished': { name: 'Finished changes', when: 'A large move or your download is done' },
}
