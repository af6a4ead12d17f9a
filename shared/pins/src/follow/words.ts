import { defineMessages } from '@tessera/contracts/messages'

/** Texts of following and blocking. */
export const words = defineMessages({
  follow: 'Follow',
  following: 'Following',
  unblock: 'Unblock',
  named: '{what} {name}',
  blocked: '{name} blocked',
  unblocked: '{name} unblocked',
})
