import { englishSearches } from './english-searches.ts'
import { germanSearches } from './german-searches.ts'
import { type Grade, judgeOf } from './judge.ts'
import { judgedQueries } from './judged-queries.ts'
import type { JudgedSearch } from './judged-search.ts'
import type { WorldPin } from './judged-world.ts'
import { keptAsideSearches } from './kept-aside-searches.ts'
import { pinJudge } from './pin-judge.ts'

/** A search and its judge. */
export interface JudgedCase {
  readonly query: string
  readonly judge: (pin: WorldPin) => Grade
}

/** Searches that are judged alike. */
export interface SearchSet {
  readonly name: string
  /** The language that the person's browser asks for. */
  readonly language: 'en' | 'de'
  readonly cases: readonly JudgedCase[]
  /** The least grade of a pin that shows the thing that was searched for. */
  readonly thing: Grade
  /** The least grade of a pin that makes a search one that the world has something for. */
  readonly held: Grade
}

const byKind = (searches: readonly JudgedSearch[]): readonly JudgedCase[] =>
  searches.map((search) => {
    const judge = pinJudge(search)
    return { query: search.query, judge: ({ read }) => judge(read) }
  })

/**
 * The judged searches. Those who wrote the ranking wrote two of the sets too: the first sixty, and those
 * kept aside, which nothing was mended for.
 */
export const searchSets: readonly SearchSet[] = [
  { name: 'English', language: 'en', cases: byKind(englishSearches), thing: 2, held: 2 },
  { name: 'kept aside', language: 'en', cases: byKind(keptAsideSearches), thing: 2, held: 2 },
  { name: 'German', language: 'de', cases: byKind(germanSearches), thing: 2, held: 2 },
  {
    name: 'first sixty',
    language: 'en',
    cases: judgedQueries.map((judged) => ({ query: judged.query, judge: judgeOf(judged) })),
    thing: 3,
    held: 1,
  },
]
