import { defineMessages } from '@tessera/contracts/messages'

/** Texts of pages and lists that can't be shown. */
export const words = defineMessages({
  pageFailed: "We couldn't load this page",
  listFailed: "We couldn't load this",
  moreFailed: "We couldn't load more",
  goHome: 'Find ideas',
})
