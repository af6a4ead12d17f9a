import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the bell. */
export const words = defineMessages({
  notifications: 'Notifications',
  unread: '{count} unread',
  many: '{count}+',
})
