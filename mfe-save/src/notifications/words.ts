import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the notifications. */
export const words = defineMessages({
  title: 'Notifications',
  list: 'Notifications',
  loading: 'Loading notifications',
  markAll: 'Mark all as read',
  seeAll: 'See all',
  settings: 'Settings',
  unread: 'Unread',
  emptyTitle: 'Nothing new yet',
  empty: "When people save your Pins, follow you or invite you to boards, you'll see it here.",
  findIdeas: 'Find ideas',
  end: 'Notifications are kept for {days} days.',
  failed: "We couldn't load your notifications",
  two: '{first} and {second}',
  savedTo: '{people} saved “{title}” to {board}',
  saved: '{people} saved “{title}”',
  savedUntitled: '{people} saved your Pin',
  followed: '{people} started following you',
  commented: '{people} commented on “{title}”',
  commentedUntitled: '{people} commented on your Pin',
  mentioned: '{people} mentioned you in a comment on “{title}”',
  mentionedUntitled: '{people} mentioned you in a comment',
  invited: '{people} invited you to the board {board}',
  joined: '{people} joined your board {board}',
  exported: 'Your data is ready to download',
  imported: 'Your import has ended',
  importedAll: 'Your import has ended. Saved: {made}. With a card: {cards}. Left out: {left}.',
  restored: 'Your library has been restored. See what came of it',
  decided: 'There is a decision for you',
  catalogRead: 'We finished reading your products',
  paymentFailed: "We couldn't charge your card, so your ads have stopped",
  paymentDisputed: 'A payment for your ads is disputed, so your ads have stopped',
  reportFailed: "We couldn't make a report that you scheduled",
  fell: 'The price of “{title}” fell from {from} to {price}',
  fellUntitled: 'The price of a product you saved for later fell from {from} to {price}',
  back: '“{title}” is back in stock',
  backUntitled: 'A product you saved for later is back in stock',
  kept: "{people} moved your Pins to a board that you can't see. Your copies are on your secret board {board}",
  deleted: '{people} deleted {pins} from your board {board}. You can restore them from your trash',
  finished: 'Your change to {pins} is done',
})

/** Words that go with a number. */
export const counted = {
  others: { one: '{first} and {count} other', other: '{first} and {count} others' },
} as const
