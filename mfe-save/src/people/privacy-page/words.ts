import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the privacy settings. */
export const words = defineMessages({
  title: 'Privacy',
  lead: 'Who can reach you.',
  blocked: 'Blocked people',
  blockedWhy: "They can't see your profile, boards or comments, or follow you. They aren't told.",
  none: "You haven't blocked anyone. To block someone, open the menu on their profile.",
  unblock: 'Unblock',
  unblockPerson: 'Unblock {name}',
  loading: 'Loading blocked people',
  failed: "We couldn't load the people you've blocked",
  more: 'Show more',
})
