import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the confirmation of a save. */
export const words = defineMessages({
  send: 'Send',
  seeItNow: 'See it now',
  promote: 'Promote your Pin',
  picture: 'Image of the Pin',
  pictures: 'Images on the page',
  lasts: 'Duration {time}',
  failed: "We couldn't load this Pin",
  follow: 'Want more from {name}? Follow them to see their Pins in your feed.',
})
