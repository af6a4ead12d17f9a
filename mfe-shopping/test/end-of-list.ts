import { moreIdeas } from '@tessera/contracts/calls/more-ideas'
import type { MoreIdeas } from '@tessera/contracts/entities/search'
import { answerWith } from '@tessera/testing/shell'

/** A topic at the end of a list. */
const travel = {
  type: 'topic',
  query: 'travel',
  label: 'Travel',
  url: '/ideas/travel/',
  image: '/media/travel.jpg',
} as const

/** Answers what follows the end of a list: these ideas, then a topic. */
export const afterEnd = (more: Partial<MoreIdeas> = {}) =>
  [
    moreIdeas,
    () =>
      answerWith({
        results: [],
        subjects: [],
        boards: [],
        unknown_words: [],
        topics: [travel],
        ...more,
      }),
  ] as const
