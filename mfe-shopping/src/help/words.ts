import { defineMessages } from '@tessera/contracts/messages'

/** What the help pages say around their articles. */
export const words = defineMessages({
  help: 'Help',
  home: 'See all ideas',
  missing: 'We have no help page on that',
  missingWhy: 'The link that led here may be old.',
})
