import type { UserId } from '@tessera/contracts/ids'
import { and, desc, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/port.ts'
import { selectPins } from '../pins/pin-rows.ts'
import { pins } from '../pins/tables.ts'
import type { Sql } from '../sql.ts'

/** A pin matches a word that it has, in any of its forms, or that it has but for a slip of the finger. */
const matches = (word: string): SQL | undefined =>
  or(sql`${pins.words} @@ plainto_tsquery('english', ${word})`, sql`${word} <% ${pins.plain}`)

/** How well a pin fits: its words count more than likeness. Rounded, so that a bookmark holds it exactly. */
const fitOf = (words: readonly string[]): SQL => {
  const text = words.join(' ')
  return sql`round((
    ts_rank(${pins.words}, plainto_tsquery('english', ${text})) * 4
    + word_similarity(${text}, ${pins.plain})
  )::numeric, 6)::float8`
}

/** A letter left out or put in leaves a word about half alike. */
const likeEnough = '0.45'

/** What is looked for, and from where on. */
interface Asked {
  readonly words: readonly string[]
  readonly viewerId: UserId | null
  readonly after: readonly [fit: number, id: string] | undefined
  readonly most: number
}

/** Pins that have every word, the best first. */
export const pinsWith = (db: Db, asked: Asked) =>
  db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${likeEnough}, true)`,
    )
    return found(tx, asked)
  })

function found(db: Sql, asked: Asked) {
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
