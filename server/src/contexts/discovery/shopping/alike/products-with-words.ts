import { PinId } from '@tessera/contracts/ids'
import { sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { products } from '../../../pins/index.ts'
import { pinWords } from '../../search/tables.ts'

/** The limits of a read. */
export interface WordReach {
  /** Max entries of the index to read for a word, and max products to take of them. */
  readonly walked: number
  readonly taken: number
}

/** Max products to compare. */
const comparedMax = 300

/**
 * Returns products that have some of these words (stems), most matches first. Reads only the top of each
 * word's index, so that a common word costs no more than a rare one.
 */
export async function productsWithWords(
  db: Sql,
  stems: readonly string[],
  { walked, taken }: WordReach,
): Promise<readonly PinId[]> {
  if (stems.length === 0) return []
  const { rows } = await db.execute<{ pin_id: string }>(sql`
    select sold.pin_id::text as pin_id from unnest(${sql.param([...stems])}::text[]) asked(word)
    cross join lateral (
      select walked.pin_id, walked.tier from (
        select pin_id, tier from ${pinWords} where ${pinWords.word} = asked.word
        order by tier desc, pin_id desc limit ${walked}) walked
      join ${products} on ${products.originId} = walked.pin_id and ${products.retiredAt} is null
      order by walked.tier desc, walked.pin_id desc limit ${taken}) sold
    group by sold.pin_id
    order by count(*) desc, max(sold.tier) desc, sold.pin_id desc
    limit ${comparedMax}`)
  return rows.map(({ pin_id }) => PinId.parse(pin_id))
}
