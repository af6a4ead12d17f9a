import { hotQuery } from '../../platform/database/hot-query.ts'
import { and, desc, eq, sql } from '../../platform/database/sql.ts'
import type { Sql } from '../sql.ts'
import type { Spot } from './batches.ts'
import { bestCorrection, correctionMin, oneEditAway } from './correction.ts'
import { foldText } from './fold-text.ts'
import { beginningMax } from './name-words.ts'
import { wordsOf } from './query-words.ts'
import { type Named, nameWords } from './tables.ts'

/** Names per batch. */
export const namesPerBatch = 120
const likeMost = 20

/** An entry of the name index. */
export interface NameStep {
  readonly tier: number
  readonly id: string
}

const step = { tier: nameWords.tier, id: sql<string>`${nameWords.subjectId}::text` }
const bestKnownFirst = [desc(nameWords.tier), desc(nameWords.subjectId)]

const fromTheTop = hotQuery('names_from_the_top', (db) =>
  db
    .select(step)
    .from(nameWords)
    .where(
      and(
        eq(nameWords.kind, sql.placeholder('kind')),
        eq(nameWords.word, sql.placeholder('beginning')),
      ),
    )
    .orderBy(...bestKnownFirst)
    .limit(namesPerBatch),
)

/** Returns entries under the longest typed word, best known first. */
export function walkNames(
  db: Sql,
  kind: Named,
  asked: {
    readonly words: readonly string[]
    readonly from: Spot | null
    readonly until: Spot | null
  },
): Promise<readonly NameStep[]> {
  const { from, until } = asked
  const longest = asked.words.toSorted((one, other) => other.length - one.length)[0] ?? ''
  const beginning = [...longest].slice(0, beginningMax).join('')
  if (from === null && until === null) return fromTheTop(db, { kind, beginning })
  const place = sql`(${nameWords.tier}, ${nameWords.subjectId})`
  const at = ([tier, id]: Spot) => sql`(${tier}::smallint, ${id}::bigint)`
  return db
    .select(step)
    .from(nameWords)
    .where(
      and(
        eq(nameWords.kind, kind),
        eq(nameWords.word, beginning),
        from === null ? undefined : sql`${place} < ${at(from)}`,
        until === null ? undefined : sql`${place} >= ${at(until)}`,
      ),
    )
    .orderBy(...bestKnownFirst)
    .limit(until === null ? namesPerBatch : 2 * namesPerBatch)
}

/** Corrects the words that match no name; undefined when nothing changed. */
export async function correctNames(
  db: Sql,
  kind: Named,
  words: readonly string[],
): Promise<readonly string[] | undefined> {
  const meant: string[] = []
  for (const word of words) meant.push((await meantName(db, kind, word)) ?? word)
  return meant.every((word, at) => word === words[at]) ? undefined : meant
}

async function meantName(db: Sql, kind: Named, word: string): Promise<string | undefined> {
  if ([...word].length < correctionMin) return undefined
  const like = await db
    .select({ word: nameWords.word, pinCount: sql<number>`max(${nameWords.tier})` })
    .from(nameWords)
    .where(
      and(
        eq(nameWords.kind, kind),
        nameWords.whole,
        // Trigram similarity misses short words with swapped letters.
        sql`(${nameWords.word} % ${word}
          or ${nameWords.word} = any(${sql.param([...oneEditAway(word)])}::text[]))`,
      ),
    )
    .groupBy(nameWords.word)
    .orderBy(desc(sql`similarity(${nameWords.word}, ${word})`))
    .limit(likeMost)
  return bestCorrection(word, like)
}

/** Scores how well a name matches; undefined when it doesn't. */
export function nameFit(
  names: readonly string[],
  typed: { readonly text: string; readonly words: readonly string[] },
): number | undefined {
  const folded = names.map((name) => foldText(name).trim())
  const parts = [...folded, ...folded.flatMap(wordsOf)]
  const missing = typed.words.some((word) => !parts.some((part) => part.startsWith(word)))
  if (missing || typed.words.length === 0) return undefined
  if (folded.includes(typed.text)) return 3
  if (folded.some((name) => name.startsWith(typed.text))) return 2
  return typed.words.every((word) => parts.includes(word)) ? 1.5 : 1
}
