import type { UserId } from '@tessera/contracts/ids'
import { hotQuery } from '../../../../platform/database/hot-query.ts'
import { sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { wordsOf } from '../../../base/words/query-words.ts'
import type { SearchFacts } from '../../../discovery/index.ts'
import { stemsInOrder } from '../keywords/stems-sql.ts'
import { type MemberFacts, memberFactsColumn, memberFactsOf } from './member-facts.ts'

const facts = hotQuery('ad_member_facts', (db) =>
  db
    .select({ facts: sql<string | null>`facts` })
    .from(sql`(select ${memberFactsColumn} as facts) member`),
)

const stems = sql`array_to_string(tsvector_to_array(tessera_words('', ${sql.placeholder('query')})), ' ')`

const inOrder = stemsInOrder(sql`${sql.placeholder('words')}::text`)

/**
 * The facts about a search that delivery uses, as JSON, so that a statement of the search can bring it along.
 * It takes the placeholders of `searchFactsValues`, and `viewerId`.
 */
export const searchFactsColumn = sql<SearchFacts>`json_build_object(
  'stems', ${stems}, 'inOrder', ${inOrder}, 'facts', ${memberFactsColumn})`

/** Returns the values of `searchFactsColumn` for a search, on a day in UTC; null for a visitor. */
export const searchFactsValues = (query: string, factsOn: string | null) => ({
  query,
  words: wordsOf(query).join(' '),
  factsOn,
})

/** Loads what delivery goes by about a member, on a day in UTC; null when the account is gone. */
export async function findMemberFacts(
  db: Sql,
  viewerId: UserId,
  factsOn: string,
): Promise<MemberFacts | null> {
  const [row] = await facts(db, { viewerId, factsOn })
  return row === undefined || row.facts === null ? null : memberFactsOf(row.facts)
}
