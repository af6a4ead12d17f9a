import type { Advisory } from '@tessera/contracts/entities/advisory'
import { hotQuery } from '../../../platform/database/hot-query.ts'
import { sql } from '../../../platform/database/sql.ts'
import { type Delivery, nothingDelivered, type SearchDelivery } from '../../ads/delivery/choosing/delivery.ts'
import { type SearchFacts, searchFactsColumn } from '../../ads/delivery/choosing/find-audience.ts'
import type { Sql } from '../../base/sql.ts'
import type { QueryWords } from '../../base/words/query-words.ts'
import { advisoryOf, advisoryValues, type Reader, type Term, worstTerm } from '../advisories/find-advisory.ts'
import { knownGroupsOf, wordsToKnow } from './known-groups.ts'
import { type KnownWord, knownWordsColumn } from './known-words.ts'
import type { Told } from './reading.ts'

const columns = {
  term: sql<Term | null>`term`,
  known: sql<readonly KnownWord[]>`known`,
  facts: sql<SearchFacts | null>`facts`,
}

const withoutAds = hotQuery('search_words', (db) =>
  db
    .select(columns)
    .from(
      sql`(select ${worstTerm} as term, ${knownWordsColumn} as known, null::json as facts) search`,
    ),
)
const withAds = hotQuery('search_words_and_ads', (db) =>
  db.select(columns).from(
    sql`(select ${worstTerm} as term, ${knownWordsColumn} as known, ${searchFactsColumn} as facts)
        search`,
  ),
)

/** The facts of a search that are read before its pins are looked for. */
export interface ReadSearch {
  readonly advisory: Advisory | null
  /** The query with the statistics of its words. */
  readonly told: Told
  readonly delivery: Delivery
}

/** Loads in one statement what a search needs before it looks for pins. */
export async function readSearch(
  db: Sql,
  asked: {
    readonly text: string
    /** The words to look up. */
    readonly query: QueryWords
    readonly reader: Reader
    readonly ads: SearchDelivery | undefined
  },
): Promise<ReadSearch> {
  const { text, query, reader, ads } = asked
  const values = {
    ...advisoryValues(text, reader),
    asked: [...wordsToKnow(query.words)],
    ...ads?.values,
  }
  const [row] = await (ads === undefined ? withoutAds : withAds)(db, values)
  const facts = row?.facts ?? null
  return {
    advisory: await advisoryOf(db, row?.term ?? null),
    told: { query, groups: knownGroupsOf(query.words, row?.known ?? []) },
    delivery: ads === undefined || facts === null ? nothingDelivered : ads.chosenBy(facts),
  }
}
