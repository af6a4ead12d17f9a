import { defineMessages } from '@tessera/contracts/messages'

/** What searching says. */
export const words = defineMessages({
  title: 'Search',
  heading: 'Ideas for “{query}”',
  scopes: 'Search in',
  pins: 'All Pins',
  myPins: 'Your Pins',
  buyablePins: 'Products',
  boards: 'Boards',
  people: 'People',
  narrow: 'Narrow the search',
  showingFor: 'Showing results for',
  insteadFor: 'Search instead for',
  results: 'Search results',
  boardResults: 'Boards found',
  peopleResults: 'People found',
  end: 'That is all we found.',
  failed: 'The search did not come back',
  tryAgain: 'Nothing is lost; try again.',
  noPins: 'No Pins for “{query}”',
  noMyPins: 'None of your Pins is about “{query}”',
  noProducts: 'No products for “{query}”',
  noBoards: 'No boards for “{query}”',
  noPeople: 'Nobody found for “{query}”',
  nothing: 'Check the spelling, or try a broader word.',
  nothingOfYours: 'What you save shows up here.',
  nothingNarrowed: 'Nothing has all of the words you chose.',
  showAllPins: 'Search all Pins',
  showAll: 'Show all of “{query}”',
  searchFor: 'Search for “{query}”',
  allIdeas: 'See all ideas',
  perhaps: 'Or look around',
  emptyTitle: 'What are you looking for?',
  empty: 'Type a word or two above: a room, a meal, a place, a colour.',
  notice: 'About this search',
  notShown: 'Nothing is shown for this search.',
  follows: '@{username} · {followers}',
  by: '{owner} · {pins}',
})

/** Words that go with a number. */
export const counted = {
  pins: { one: '{count} Pin', other: '{count} Pins' },
  followers: { one: '{count} follower', other: '{count} followers' },
} as const
