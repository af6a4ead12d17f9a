import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the home feed tuner. */
export const words = defineMessages({
  title: 'Home feed',
  lead: 'Choose what your home feed shows more of, less of, or not at all.',
  recent: 'Recent activity',
  recentWhy: 'What you search for and open is a sign of what you like now.',
  topics: 'Topics',
  topicsWhy: 'More makes a topic one of your interests.',
  subjects: 'Things',
  subjectsWhy: "From Pins that you said weren't your taste.",
  people: 'People',
  peopleWhy: 'People you follow, and those you made a choice for.',
  noPeople: "You don't follow anyone yet.",
  boards: 'Boards',
  boardsWhy: 'Ideas come from what you save to your boards, and from boards you follow.',
  noBoards: 'You have no boards yet.',
  yours: 'Your board',
  amount: 'How much of {name}',
  more: 'More',
  usual: 'As usual',
  less: 'Less',
  none: 'None',
  loading: 'Loading your choices',
  failed: "We couldn't load your choices",
})
