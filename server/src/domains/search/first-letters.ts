import { type SQL, sql } from 'drizzle-orm'
import { index } from 'drizzle-orm/pg-core'

/** How many letters have an index of their own; what begins with more is few enough to sort. */
export const indexedLetters = 3

/**
 * Indexes that give the most counted of all texts with the same first letters in one step, however
 * many there are.
 */
export const firstLetters = (
  table: string,
  { text, count, where }: { readonly text: string; readonly count: string; readonly where: SQL },
) =>
  Array.from({ length: indexedLetters }, (_, at) =>
    index(`${table}_first_${at + 1}`)
      .on(sql.raw(`left("${text}", ${at + 1})`), sql.raw(`"${count}" desc`), sql.raw(`"${text}"`))
      .where(where),
  )
