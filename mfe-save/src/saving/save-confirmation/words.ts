import { defineMessages } from '@tessera/contracts/messages'

/** What the confirmation of a save says. */
export const words = defineMessages({
  send: 'Send',
  seeItNow: 'See it now',
  promote: 'Promote your Pin',
  picture: 'Picture of the Pin',
  pictures: 'Pictures of the page',
  lasts: 'Lasts {time}',
  failed: 'The Pin could not be shown',
  follow: 'More from {name}? Follow them, and what they share comes to your home.',
})
