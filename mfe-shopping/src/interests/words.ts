import { defineMessages } from '@tessera/contracts/messages'

/** What choosing topics says. */
export const words = defineMessages({
  title: 'What do you like?',
  text: 'Choose a few topics, and your ideas begin with them.',
  topics: 'Topics',
  show: 'Show my ideas',
  later: 'Not now',
  changed: 'Your ideas begin with what you chose.',
  change: 'Change',
  notChanged: 'Your topics could not be changed. Try again.',
  follow: 'Follow',
  following: 'Following',
  followTopic: 'Follow {topic}',
  followingTopic: 'Following {topic}',
})
