import { defineMessages } from '@tessera/contracts/messages'

/** What the ideas pages say. */
export const words = defineMessages({
  title: 'Ideas',
  heading: 'What are you in the mood for?',
  about: 'Every topic is a door. Follow some, and your own ideas begin with them.',
  topicAbout: 'Ideas that people save on this topic.',
  list: '{topic} ideas',
  failed: 'The ideas did not arrive',
  end: 'That is all there is on this topic for now.',
  emptyTitle: 'Nothing on {topic} yet',
  empty: 'Pins on this topic show up here as soon as people save some.',
  allTopics: 'See all topics',
  more: 'More to explore',
})
