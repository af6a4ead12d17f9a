import type { Sql } from '../../base/sql.ts'
import { knownWords } from './known-words.ts'

/** Words, and whether each is a stop word such as 'the': that never changes. */
const known = new Map<string, boolean>()
const knownMost = 20_000

/** Returns the stop words among some; asks the database only about words that are new to the process. */
export async function stopWordsAmong(
  db: Sql,
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  const unknown = words.filter((word) => !known.has(word))
  const found = await knownWords(db, unknown)
  if (known.size > knownMost) known.clear()
  const stops = new Set(found.filter(({ stem }) => stem === null).map(({ word }) => word))
  const before = words.filter((word) => known.get(word) === true)
  for (const { word, stem } of found) known.set(word, stem === null)
  return new Set([...stops, ...before])
}
