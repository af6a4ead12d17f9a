import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the notice for an ended session. */
export const words = defineMessages({
  goOn: 'Your session has expired. Log in to continue.',
  ended: 'Your session has expired. Nothing on this page is lost.',
  logIn: 'Log in',
})
