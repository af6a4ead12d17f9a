import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the home page. */
export const words = defineMessages({
  feed: 'Ideas for you',
  again: 'Check for new ideas',
  refresh: 'New ideas',
  nothingNew: 'Nothing new yet. Check back later.',
  emptyTitle: 'Nothing here yet',
  empty: 'Pins that people save appear here. Create the first one.',
  emptyChoose: 'Choose topics you like',
  failed: "We couldn't load your ideas",
  heroTitle: 'Find your next idea.',
  heroText: 'Save ideas to boards and come back to them anytime.',
  topics: 'Browse by topic',
  allTopics: 'All topics',
  pause: 'Stop animation',
  move: 'Play animation',
  formWaiting: 'Loading the form',
})
