import { index } from '../../../platform/database/define-tables.ts'
import { type SQL, sql } from '../../../platform/database/sql.ts'

/**
 * Prefixes up to this length have an index of their own; longer ones match few enough rows to sort.
 */
export const indexedLetters = 3

/**
 * Returns indexes that find the highest counts among texts with the same first letters directly.
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
