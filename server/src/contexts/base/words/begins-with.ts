import { type SQL, sql } from '../../../platform/database/sql.ts'
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

/** Prefixes up to three letters, each by its length, and longer ones. */
export type LetterCount = 1 | 2 | 3 | 'more'

/** Returns which of the conditions of `beginsPrepared` a prefix takes. */
export function letterCount(text: string): LetterCount {
  const letters = [...text].length
  return letters === 1 || letters === 2 || letters === 3 ? letters : 'more'
}

/** Follows every letter in the order of bytes. */
const lastLetter = '\u{10ffff}'

/**
 * Returns a prefix condition for prepared statements: its indexes can be used before the prefix is
 * known, which those of `like` can't.
 */
export const beginsPrepared = (column: SQL, letters: LetterCount, beginning: SQL): SQL =>
  letters === 'more'
    ? sql`(${column} ~>=~ ${beginning}
        and ${column} ~<~ (${beginning} || ${sql.raw(`'${lastLetter}'`)}))`
    : sql`${firstLetters(column, letters)} = ${beginning}`
