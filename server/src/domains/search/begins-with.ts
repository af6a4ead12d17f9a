import { type HotQuery, hotQuery, type Write } from '../../platform/database/hot-query.ts'
import { type SQL, sql } from '../../platform/database/sql.ts'
import type { Sql } from '../sql.ts'
import { indexedLetters } from './first-letters.ts'

const patternOf = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`

/** Returns a prefix condition that a text_pattern_ops index can answer. */
export const likeBeginning = (column: SQL, text: string): SQL =>
  sql`${column} like ${patternOf(text)}`

const firstLetters = (column: SQL, letters: number): SQL =>
  sql`left(${column}, ${sql.raw(String(letters))})`

/**
 * Returns a prefix condition that indexes can answer: short prefixes by their own index, longer
 * ones by the order of the column.
 */
export function beginsWith(column: SQL, text: string): SQL {
  const letters = [...text].length
  return letters > indexedLetters
    ? likeBeginning(column, text)
    : sql`${firstLetters(column, letters)} = ${text}`
}

/** Prepares the same query for each prefix length. Passes the prefix as `beginning`. */
export function hotBeginning<Result>(
  name: string,
  column: SQL,
  write: (db: Sql, begins: SQL) => ReturnType<Write<Result>>,
): (db: Sql, text: string, values: Readonly<Record<string, unknown>>) => Promise<Result> {
  const beginning = sql.placeholder('beginning')
  const longer = hotQuery(`${name}_longer`, (db) => write(db, sql`${column} like ${beginning}`))
  const short: readonly HotQuery<Result>[] = Array.from({ length: indexedLetters }, (_, at) =>
    hotQuery(`${name}_${at + 1}`, (db) =>
      write(db, sql`${firstLetters(column, at + 1)} = ${beginning}`),
    ),
  )
  return (db, text, values) => {
    const query = short[[...text].length - 1]
    return query === undefined
      ? longer(db, { ...values, beginning: patternOf(text) })
      : query(db, { ...values, beginning: text })
  }
}
