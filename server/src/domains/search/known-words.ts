import { z } from '@tessera/contracts/schema'
import { sql } from 'drizzle-orm'
import type { Sql } from '../sql.ts'
import { words } from './tables.ts'

const Known = z.object({
  word: z.string(),
  stem: z.nullable(z.string()),
  pin_count: z.number(),
})

/** A word as the full-text search sees it. */
export interface KnownWord {
  readonly word: string
  /** What its forms have in common; null for a word that says nothing, such as 'the'. */
  readonly stem: string | null
  /** How many pins in sight have it, about. */
  readonly pinCount: number
}

/** What is known of words, in their order. */
export async function knownWords(db: Sql, asked: readonly string[]): Promise<readonly KnownWord[]> {
  if (asked.length === 0) return []
  const { rows } = await db.execute(sql`
    select asked.word, stems.stem,
      coalesce((select max(${words.pinCount}) from ${words} where ${words.stem} = stems.stem), 0)
        as pin_count
    from unnest(${sql.param([...asked])}::text[]) with ordinality asked(word, place)
    cross join lateral (
      select (tsvector_to_array(to_tsvector('english', tessera_plain(asked.word))))[1] as stem
    ) stems order by asked.place`)
  return z
    .parse(z.array(Known), rows)
    .map(({ word, stem, pin_count }) => ({ word, stem, pinCount: pin_count }))
}
