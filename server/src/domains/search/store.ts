import type { UserId } from '@tessera/contracts/ids'
import { and, desc, isNull, or, type SQL, sql } from 'drizzle-orm'
import { selectPins } from '../pins/pin-rows.ts'
import { pins } from '../pins/tables.ts'
import type { Sql } from '../sql.ts'

/** A pin matches a word that it has, in any of its forms, or that it has but for a slip of the finger. */
const matches = (word: string): SQL | undefined =>
  or(
    sql`${pins.words} @@ plainto_tsquery('english', ${word})`,
    sql`${word} <% ${pins.plain}`,
  )

/** How well a pin fits: its words count more than likeness. Rounded, so that a bookmark holds it exactly. */
const fitOf = (words: readonly string[]): SQL => {
  const text = words.join(' ')
  return sql`round((
    ts_rank(${pins.words}, plainto_tsquery('english', ${text})) * 4
    + word_similarity(${text}, ${pins.plain})
  )::numeric, 6)::float8`
}

/** Pins that have every word, the best first. */
export async function pinsWith(
  db: Sql,
  asked: {
    readonly words: readonly string[]
    readonly viewerId: UserId | null
    readonly after: readonly [fit: number, id: string] | undefined
    readonly most: number
  },
) {
  const fit = fitOf(asked.words)
  const [lastFit, lastId] = asked.after ?? []
  return selectPins(db, asked.viewerId, fit)
    .where(
      and(
        sql`${pins.listed}`,
        isNull(pins.deletedAt),
        ...asked.words.map(matches),
        lastFit === undefined || lastId === undefined
          ? undefined
          : sql`(${fit}, ${pins.id}) < (${lastFit}::float8, ${lastId}::bigint)`,
      ),
    )
    .orderBy(desc(fit), desc(pins.id))
    .limit(asked.most)
}
