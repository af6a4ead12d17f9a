import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the ideas pages. */
export const words = defineMessages({
  title: 'Explore',
  heading: 'What are you in the mood for?',
  about: 'Explore topics and follow the ones you love to shape your feed.',
  topicAbout: 'Ideas that people save on this topic.',
  list: '{topic} ideas',
  failed: "We couldn't load your ideas",
  emptyTitle: 'Nothing on {topic} yet',
  empty: 'Pins on this topic appear here when people save them.',
  allTopics: 'See all topics',
  more: 'More ideas like these',
})
