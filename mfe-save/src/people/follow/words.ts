import { defineMessages } from '@tessera/contracts/messages'

/** What following says. */
export const words = defineMessages({
  follow: 'Follow',
  following: 'Following',
  unblock: 'Unblock',
  named: '{what} {name}',
  unblocked: '{name} unblocked',
})
