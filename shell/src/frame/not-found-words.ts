import { defineMessages } from '@tessera/contracts/messages'

/** What a page that does not exist says. */
export const words = defineMessages({
  notFoundTitle: 'Nothing is pinned here',
  notFound: 'The address may be mistyped, or the page may have moved on.',
  goHome: 'Back to the ideas',
})
