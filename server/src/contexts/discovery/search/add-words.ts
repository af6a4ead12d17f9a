import { type SQL, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { boards, listedFor, pins } from '../../pins/index.ts'
import { joinSeen, productText } from './seen-words.ts'
import { words } from './tables.ts'

/** Longer tokens aren't words. */
export const wordMax = 60

/** Token types of PostgreSQL's parser that are words or parts of hyphenated words. */
const wordTokens = sql.raw('(1, 2, 3, 9, 10, 11)')

/**
 * Adds the words of public pins to the vocabulary, with a count of 0. Words from secret boards must
 * not be suggested to others.
 */
export async function addWords(tx: Sql, which: SQL): Promise<void> {
  await tx.execute(sql`
    insert into ${words} (word, stem, pin_count)
    select token, (tsvector_to_array(to_tsvector('english', token)))[1], 0
    from (
      select distinct token from ${pins} join ${boards} on ${boards.id} = ${pins.boardId} ${joinSeen}
        cross join lateral ts_parse('default', ${pins.plain} || ' ' || tessera_plain(${productText}))
      where ${which} and ${listedFor(null)} and tokid in ${wordTokens}
        and length(token) between 2 and ${wordMax}
    ) tokens
    where not exists (select from words known where known.word = token)
      and cardinality(tsvector_to_array(to_tsvector('english', token))) > 0
    order by token on conflict do nothing`)
}
