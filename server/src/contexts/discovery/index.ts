/*
 * Discovery: finding pins, by search, feed, likeness and shopping.
 *
 * - Lists show what their viewer may see, and leave out what they hid or reported, and people with a block.
 * - A page of a list is few statements; its bookmark holds all that the next page needs.
 * - Promoted pins come by the port `promoter`, which the ads context fills; discovery knows no ads.
 *
 * This is its door: what other contexts may call and hear, and the tables that they may join. All else in this
 * folder is its own.
 */

// Advice and help in place of results, for searches about harm.
export { findAdvisory } from './advisories/find-advisory.ts'

// The home feed and the ideas of topics.
export { topicWords } from './feed/topic-words.ts'

// The things that pins are about, as searches name them.
export { thingsOf } from './kinds/things.ts'

// Promoted pins in lists, through a port that ads implement.
export { nothingPromoted } from './promoted/nothing-promoted.ts'
export type {
  FactsRead,
  ListPromotion,
  ListViewer,
  Promoter,
  SearchedThing,
  SearchFacts,
} from './promoted/port.ts'
export { markOf } from './promoted/promoted-trail.ts'

// Search: its words, suggestions, filters and results.
export { ensureSearchBuilt } from './search/rebuild.ts'
export { storedQuery, traceOf } from './search/record-query.ts'
// The pages that search engines are told of.
export {
  beginningsOf,
  boardsListed,
  type ListedKind,
  listedKinds,
  peopleListed,
  pinsListed,
} from './sitemap/store.ts'
// Recent searches and opens, gathered beside the counts of queries.
export { createCounts } from './tuner/recent-acts.ts'
