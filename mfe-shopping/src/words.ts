import { defineMessages } from '@tessera/contracts/messages'

/** What this module says. */
export const words = defineMessages({
  feed: 'Ideas for you',
  feedEnd: 'That is everything for now.',
  feedEmptyTitle: 'Nothing here yet',
  feedEmpty: 'Pins that people save show up here. Make the first one.',
  feedFailed: 'The ideas did not arrive',
  heroTitle: 'Find what you will make next.',
  heroText: 'Save ideas to boards. Come back when you are ready.',
  home: '{brand}',
  searchTitle: 'Search',
  searchFor: 'Ideas for “{query}”',
  searchResults: 'Search results',
  searchEmptyTitle: 'What are you looking for?',
  searchEmpty: 'Type a word or two above: a room, a meal, a place, a colour.',
  nothingTitle: 'No Pins for “{query}”',
  nothing: 'Check the spelling, or try a broader word.',
  searchEnd: 'That is all we found.',
  searchFailed: 'The search did not come back',
  backHome: 'See all ideas',
})
