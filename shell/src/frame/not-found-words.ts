import { defineMessages } from '@tessera/contracts/messages'

/** What a page that does not exist says. */
export const words = defineMessages({
  notFoundTitle: "We can't find this page",
  notFound: 'The address may be mistyped, or the page may have moved.',
  goHome: 'Go to home page',
})
