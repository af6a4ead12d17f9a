import { defineMessages } from '@tessera/contracts/messages'

/** What is said when a session has ended. */
export const words = defineMessages({
  goOn: 'Your session has expired. Log in to continue.',
  ended: 'Your session has expired. Nothing on this page is lost.',
  logIn: 'Log in',
})
