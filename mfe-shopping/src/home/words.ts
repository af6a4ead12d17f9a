import { defineMessages } from '@tessera/contracts/messages'

/** What the home page says. */
export const words = defineMessages({
  feed: 'Ideas for you',
  end: 'That is everything for now.',
  again: 'Look for new ideas',
  refresh: 'New ideas',
  nothingNew: 'Nothing new yet. Look again in a while.',
  emptyTitle: 'Nothing here yet',
  empty: 'Pins that people save show up here. Make the first one.',
  emptyChoose: 'Choose what you like',
  failed: 'The ideas did not arrive',
  heroTitle: 'Find what you will make next.',
  heroText: 'Save ideas to boards. Come back when you are ready.',
  topics: 'Look around by topic',
  allTopics: 'All topics',
  pause: 'Pause motion',
  move: 'Resume motion',
  formWaiting: 'The form is on its way',
})
