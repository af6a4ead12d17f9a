import type { UserId } from '@tessera/contracts/ids'
import { hotQuery } from '../../platform/database/hot-query.ts'
import { sql } from '../../platform/database/sql.ts'
import { stemsInOrder } from '../ad-keywords/stems-sql.ts'
import { wordsOf } from '../search/query-words.ts'
import type { Sql } from '../sql.ts'
import { type MemberFacts, memberFactsColumn, memberFactsOf } from './member-facts.ts'

const facts = hotQuery('ad_member_facts', (db) =>
  db
    .select({ facts: sql<string | null>`facts` })
    .from(sql`(select ${memberFactsColumn} as facts) member`),
)

const stems = sql`array_to_string(tsvector_to_array(tessera_words('', ${sql.placeholder('query')})), ' ')`

const inOrder = stemsInOrder(sql`${sql.placeholder('words')}::text`)

const ofSearch = hotQuery('ad_search', (db) =>
  db
    .select({
      stems: sql<string>`stems`,
      inOrder: sql<string>`in_order`,
      facts: sql<string | null>`facts`,
    })
    .from(
      sql`(select ${stems} as stems, ${inOrder} as in_order, ${memberFactsColumn} as facts) search`,
    ),
)

const read = (text: string | null | undefined): MemberFacts | null =>
  text === null || text === undefined ? null : memberFactsOf(text)

/** Loads what delivery goes by about a member, on a day in UTC; null when the account is gone. */
export async function findMemberFacts(
  db: Sql,
  viewerId: UserId,
  factsOn: string,
): Promise<MemberFacts | null> {
  const [row] = await facts(db, { viewerId, factsOn })
  return read(row?.facts)
}

/** Loads the stems of a search, and what delivery goes by about its member; null for a visitor. */
export async function findSearchFacts(
  db: Sql,
  asked: { readonly query: string; readonly viewerId: UserId | null; readonly factsOn: string },
): Promise<{
  readonly stems: string
  /** The stems in their order, without what stands between words. */
  readonly inOrder: string
  readonly facts: MemberFacts | null
}> {
  const { viewerId } = asked
  const factsOn = viewerId === null ? null : asked.factsOn
  const words = wordsOf(asked.query).join(' ')
  const [row] = await ofSearch(db, { ...asked, words, viewerId, factsOn })
  return { stems: row?.stems ?? '', inOrder: row?.inOrder ?? '', facts: read(row?.facts) }
}
