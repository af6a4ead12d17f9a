import { type SQL, sql } from 'drizzle-orm'
import { boards } from '../boards/tables.ts'
import { listedFor } from '../pins/listed.ts'
import { pins } from '../pins/tables.ts'
import type { Sql } from '../sql.ts'
import { words } from './tables.ts'

/** Longer ones are nobody's words. */
export const wordMax = 60

/** What the text search's own parser calls words, and parts of words with a hyphen. */
const wordTokens = sql.raw('(1, 2, 3, 9, 10, 11)')

/**
 * Takes the words of pins into the vocabulary, uncounted. Only of pins in sight: what stands on a
 * secret board is nobody else's vocabulary.
 */
export async function addWords(tx: Sql, which: SQL): Promise<void> {
  await tx.execute(sql`
    insert into ${words} (word, stem, pin_count)
    select token, (tsvector_to_array(to_tsvector('english', token)))[1], 0
    from (
      select distinct token from ${pins} join ${boards} on ${boards.id} = ${pins.boardId}
        cross join lateral ts_parse('default', ${pins.plain})
      where ${which} and ${listedFor(null)} and tokid in ${wordTokens}
        and length(token) between 2 and ${wordMax}
    ) tokens
    where not exists (select from words known where known.word = token)
      and cardinality(tsvector_to_array(to_tsvector('english', token))) > 0
    order by token on conflict do nothing`)
}
