import { PinId } from '@tessera/contracts/ids'
import { type SQL, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'

/** Max pins per word, best tier first. */
const perWord = 60

/**
 * Selects pins that have some of these words (stems), most matches first. Reads only the top of each
 * word's index, so that a common word costs no more than a rare one.
 */
export const selectWithWords = (words: SQL, most: number): SQL => sql`
  select said.pin_id from (${words}) looked_for(word)
  cross join lateral (
    select pin_id, tier from pin_words where pin_words.word = looked_for.word
    order by tier desc, pin_id desc limit ${sql.raw(String(perWord))}) said
  group by said.pin_id
  order by count(*) desc, max(said.tier) desc, said.pin_id desc
  limit ${sql.raw(String(most))}`

/** Returns the pins that have most of these words. */
export async function pinsWithWords(db: Sql, words: SQL, most: number): Promise<readonly PinId[]> {
  const { rows } = await db.execute<{ pin_id: string }>(selectWithWords(words, most))
  return rows.map((row) => PinId.parse(row.pin_id))
}

/** The stems of a text. */
export const stemsOf = (text: string | SQL): SQL =>
  sql`select unnest(tsvector_to_array(tessera_words('', ${text})))`
