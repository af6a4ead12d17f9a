import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the search field. */
export const words = defineMessages({
  search: 'Search',
  searchFor: 'Search for ideas',
  empty: 'Clear search',
  back: 'Back',
  recent: 'Recent searches',
  suggestions: 'Suggestions',
  popular: 'Popular searches',
  topics: 'Topics',
  clearRecent: 'Clear all',
  forget: 'Remove “{query}”',
  nothing: 'No suggestions',
  start: 'Search for ideas, boards and people.',
  kindUser: 'Person',
  kindBoard: 'Board',
  kindTopic: 'Topic',
})

/** Copy with a number. */
export const counted = {
  suggestions: { one: '{count} suggestion.', other: '{count} suggestions.' },
  recent: { one: '{count} recent search.', other: '{count} recent searches.' },
} as const
