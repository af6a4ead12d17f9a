import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { searchPins } from '@tessera/contracts/calls/search'
import type { Advisory } from '@tessera/contracts/entities/advisory'
import type { Visit } from '../../../calls/visit.ts'
import { hotQuery } from '../../../platform/database/hot-query.ts'
import { type SQL, sql } from '../../../platform/database/sql.ts'
import { noWords, queryWords } from '../../base/words/query-words.ts'
import { countryOf } from '../../identity/index.ts'
import { advisoryOf, advisoryValues, type Term, worstTerm } from '../advisories/find-advisory.ts'
import { spokenIn } from '../kinds/word-groups.ts'
import { nothingPromoted } from '../promoted/nothing-promoted.ts'
import type {
  ListPromotion,
  SearchedThing,
  SearchFacts,
  SearchPromotion,
} from '../promoted/port.ts'
import { withPiece } from '../promoted/with-piece.ts'
import { type KnownGroup, knownGroupsOf, wordsToKnow } from './known-groups.ts'
import { type KnownWord, knownWordsColumn } from './known-words.ts'
import { queryParts } from './query-parts.ts'
import type { Told } from './reading.ts'

const columns = {
  term: sql<Term | null>`term`,
  known: sql<readonly KnownWord[]>`known`,
  facts: sql<SearchFacts | null>`facts`,
}

const plain = hotQuery('search_words', (db) =>
  db
    .select(columns)
    .from(
      sql`(select ${worstTerm} as term, ${knownWordsColumn} as known, null::json as facts) search`,
    ),
)
const withFacts = withPiece((searchFacts: SQL<SearchFacts>) =>
  hotQuery('search_words_and_ads', (db) =>
    db.select(columns).from(
      sql`(select ${worstTerm} as term, ${knownWordsColumn} as known, ${searchFacts} as facts)
        search`,
    ),
  ),
)

/** The input of a search. */
export type SearchInput = ParsedInputOf<typeof searchPins>

/** The facts of a search that are read before its pins are looked for. */
export interface ReadSearch {
  readonly advisory: Advisory | null
  /** The query with the statistics of its words; without words outside of searches among pins. */
  readonly told: Told
  readonly promotion: ListPromotion
}

/** Returns the names of the thing of a query; null when the families don't know it. */
function thingIn(groups: readonly KnownGroup[]): SearchedThing | null {
  const { head } = queryParts(groups)
  return head === undefined ? null : new Set(head.names.keys())
}

/** True for a search among other people's pins. */
const isForPins = ({ scope }: SearchInput): boolean => scope === 'pins' || scope === 'buyable_pins'

/** Loads in one statement what a search needs before it looks for pins. */
export async function readSearch(
  { ports, viewer, acceptLanguage, language }: Visit,
  input: SearchInput,
  promoted?: SearchPromotion,
): Promise<ReadSearch> {
  const { db, promoter } = ports
  const spoken = spokenIn(language)
  const query = isForPins(input) ? queryWords(input.query) : noWords
  const reader = {
    country: input.country,
    viewerId: viewer?.id ?? null,
    spoken: countryOf(acceptLanguage),
  }
  const values = {
    ...advisoryValues(input.query, reader),
    asked: [...wordsToKnow(query.words, spoken)],
    ...promoted?.values,
  }
  const read = promoted === undefined ? plain : withFacts(promoter.searchFacts)
  const [row] = await read(db, values)
  const facts = row?.facts ?? null
  const groups = knownGroupsOf(query.words, row?.known ?? [], spoken)
  return {
    advisory: await advisoryOf(db, row?.term ?? null),
    told: { query, spoken, groups },
    promotion:
      promoted === undefined || facts === null
        ? nothingPromoted
        : promoted.chosenBy(facts, thingIn(groups)),
  }
}
