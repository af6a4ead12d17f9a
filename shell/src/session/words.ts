import { defineMessages } from '@tessera/contracts/messages'

/** What is said when a session has ended. */
export const words = defineMessages({
  goOn: 'Your session has ended. Log in to go on.',
  ended: 'Your session has ended. Nothing on this page is lost.',
  logIn: 'Log in',
})
