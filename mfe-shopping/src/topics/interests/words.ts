import { defineMessages } from '@tessera/contracts/messages'

/** Copy of choosing and following topics. */
export const words = defineMessages({
  title: 'What do you like?',
  text: 'Choose three or more topics to shape your feed.',
  topics: 'Topics',
  more: 'Choose {count} more',
  show: 'Show my ideas',
  later: 'Not now',
  changed: 'Your feed is ready.',
  change: 'Change',
  notChanged: "We couldn't save your topics. Try again.",
  follow: 'Follow',
  following: 'Following',
  followTopic: 'Follow {topic}',
  followingTopic: 'Following {topic}',
})
