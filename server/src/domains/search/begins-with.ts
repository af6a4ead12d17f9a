import { type SQL, sql } from 'drizzle-orm'
import { indexedLetters } from './first-letters.ts'

/** Whether a column begins with a text, in the way that an index in its order answers. */
export const likeBeginning = (column: SQL, text: string): SQL =>
  sql`${column} like ${`${text.replace(/[\\%_]/g, '\\$&')}%`}`

/**
 * Whether a column begins with a text, in the way that its indexes answer: short texts by the first
 * letters themselves, longer ones by the order of the column.
 */
export function beginsWith(column: SQL, text: string): SQL {
  const letters = [...text].length
  return letters > indexedLetters
    ? likeBeginning(column, text)
    : sql`left(${column}, ${sql.raw(String(letters))}) = ${text}`
}
