import { defineMessages } from '@tessera/contracts/messages'

/** What the search field says. */
export const words = defineMessages({
  search: 'Search',
  searchFor: 'Search for ideas',
  empty: 'Empty the search field',
  back: 'Back',
  recent: 'Recent searches',
  suggestions: 'Suggestions',
  clearRecent: 'Clear all',
  forget: 'Forget “{query}”',
  forgotten: '“{query}” is forgotten.',
  allForgotten: 'Your recent searches are forgotten.',
  nothing: 'No suggestions.',
  start: 'Search for ideas, boards and people.',
  searchExactly: 'Search for “{text}”',
  kindUser: 'Person',
  kindBoard: 'Board',
  kindHashtag: 'Hashtag',
})

/** Words that go with a number. */
export const counted = {
  suggestions: { one: '{count} suggestion.', other: '{count} suggestions.' },
  recent: { one: '{count} recent search.', other: '{count} recent searches.' },
} as const
