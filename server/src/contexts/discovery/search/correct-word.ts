import { z } from '@tessera/contracts/schema'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { beginsWith } from '../../base/words/begins-with.ts'
import { namedWords } from '../kinds/relations.ts'
import { bestCorrection, correctionMin, isCorrectable, oneEditAway, within } from './correction.ts'
import { words } from './tables.ts'

/** The min length of a prefix. */
const beginningMin = 3
const likeMost = 20

const Found = z.array(z.object({ word: z.string(), pin_count: z.number() }))

/**
 * Returns the most likely correction of a word that no pin has. Searches the vocabulary, which
 * grows far slower than the pins.
 */
export async function correctWord(db: Sql, typed: string): Promise<string | undefined> {
  if (!isCorrectable(typed, beginningMin)) return undefined
  const length = [...typed].length
  const near = sql`select word, pin_count from (
      select ${words.word}, ${words.pinCount} from ${words}
      where ${beginsWith(sql`${words.word}`, typed)} and ${words.pinCount} > 0
      order by ${words.pinCount} desc limit 3) begun`
  const other = [...oneEditAway(typed), ...namesLike(typed)]
  const slipped = sql`select ${words.word}, ${words.pinCount} from ${words}
    where ${words.word} = any(${sql.param(other)}::text[]) and ${words.pinCount} > 0`
  const best = bestCorrection(
    typed,
    await found(db, length < correctionMin ? near : sql`${near} union all ${slipped}`),
  )
  if (best !== undefined || length < correctionMin + 2) return best
  // A name that no pin has may have other words that pins have.
  const named = namesLike(typed).map((word) => ({ word, pinCount: 0 }))
  return bestCorrection(typed, await alike(db, typed)) ?? bestCorrection(typed, named)
}

/** Returns words of the families with as many typos as a word may have: 'bycicle' shares few letters in a row. */
const namesLike = (typed: string): readonly string[] => within(typed, namedWords)

const found = async (db: Sql, query: ReturnType<typeof sql>) => {
  const { rows } = await db.execute(query)
  return z.parse(Found, rows).map(({ word, pin_count }) => ({ word, pinCount: pin_count }))
}

const alike = (db: Sql, typed: string) =>
  found(
    db,
    sql`select ${words.word}, ${words.pinCount} from ${words}
      where ${words.word} % ${typed} and ${words.pinCount} > 0
      order by similarity(${words.word}, ${typed}) desc limit ${likeMost}`,
  )
