import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the search page. */
export const words = defineMessages({
  title: 'Search',
  heading: 'Ideas for “{query}”',
  scopes: 'Search in',
  pins: 'All Pins',
  myPins: 'Your Pins',
  buyablePins: 'Products',
  boards: 'Boards',
  people: 'People',
  narrow: 'Refine your search',
  showingFor: 'Showing results for',
  insteadFor: 'Search instead for',
  results: 'Search results',
  boardResults: 'Boards found',
  peopleResults: 'People found',
  end: "You've reached the end of the results.",
  failed: "We couldn't load results",
  tryAgain: 'Try again.',
  noPins: 'No Pins for “{query}”',
  noMyPins: 'No Pins of yours match “{query}”',
  noProducts: 'No products for “{query}”',
  noBoards: 'No boards for “{query}”',
  noPeople: 'No people for “{query}”',
  nothing: 'Check the spelling or try a broader term.',
  nothingOfYours: 'Pins you save appear here.',
  nothingNarrowed: 'No Pins match all the words you chose.',
  showAllPins: 'Search all Pins',
  showAll: 'Show all of “{query}”',
  searchFor: 'Search for “{query}”',
  allIdeas: 'See all ideas',
  perhaps: 'Or explore',
  emptyTitle: 'What are you looking for?',
  empty: 'Type a word or two above, such as a room, a meal, a place or a color.',
  notice: 'About this search',
  notShown: "We don't show results for this search.",
  follows: '@{username} · {followers}',
  by: '{owner} · {pins}',
})

/** Copy with a number. */
export const counted = {
  pins: { one: '{count} Pin', other: '{count} Pins' },
  followers: { one: '{count} follower', other: '{count} followers' },
} as const
