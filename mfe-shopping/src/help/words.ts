import { defineMessages } from '@tessera/contracts/messages'

/** Copy around the help articles. */
export const words = defineMessages({
  help: 'Help',
  all: 'All help',
  search: 'Search help',
  nothing: 'No article has all of these words.',
  saving: 'Saving',
  people: 'People',
  account: 'Your account',
  searches: 'Notes above a search',
  home: 'See all ideas',
  missing: "We can't find this help page",
  missingWhy: 'The link may be outdated.',
})
