import { defineMessages } from '@tessera/contracts/messages'

/** Copy around the help articles. */
export const words = defineMessages({
  help: 'Help',
  home: 'See all ideas',
  missing: "We can't find this help page",
  missingWhy: 'The link may be outdated.',
})
