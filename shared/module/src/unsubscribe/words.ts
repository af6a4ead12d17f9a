import { defineMessages } from '@tessera/contracts/messages'

/** Texts of the pages of unsubscribe links. */
export const words = defineMessages({
  title: 'Unsubscribe',
  press: 'Unsubscribe',
  doneTitle: "You're unsubscribed",
  again: 'Subscribe again',
  loading: 'Loading',
  goneTitle: "This link doesn't work",
  failed: "We couldn't open this link",
})
