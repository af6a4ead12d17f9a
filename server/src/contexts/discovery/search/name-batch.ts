import { and, desc, eq, type SQL, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { foldText } from '../../base/words/fold-text.ts'
import { wordsOf } from '../../base/words/query-words.ts'
import type { Spot } from './batches.ts'
import { bestCorrection, isCorrectable, oneEditAway } from './correction.ts'
import { beginningMax } from './name-words.ts'
import { type Named, nameWords } from './tables.ts'

/** Names per batch. */
export const namesPerBatch = 120
const likeMost = 20

/** A batch of names as the database reads it. */
export interface NameRead<Row> {
  readonly rows: readonly Row[]
  /** The position of its end; null when it was empty. */
  readonly last: Spot | null
  /** The number of entries of the index that it read. */
  readonly count: number
}

/** The range of a batch; nothing at the top. */
export interface NameReach {
  readonly from: Spot | null
  readonly until: Spot | null
}

/** The range of the first batch. */
export const topReach: NameReach = { from: null, until: null }

/** Returns what names are looked up by: the start of the longest typed word. */
export function beginningOf(words: readonly string[]): string {
  const longest = words.toSorted((one, other) => other.length - one.length)[0] ?? ''
  return [...longest].slice(0, beginningMax).join('')
}

/** Selects entries under the start of a word, best known first. */
function walk(kind: Named, beginning: SQL, { from, until }: NameReach): SQL {
  const place = sql`(${nameWords.tier}, ${nameWords.subjectId})`
  const at = ([tier, id]: Spot) => sql`(${tier}::smallint, ${id}::bigint)`
  const within = and(
    sql`${nameWords.kind} = ${sql.raw(`'${kind}'`)}`,
    sql`${nameWords.word} = ${beginning}`,
    from === null ? undefined : sql`${place} < ${at(from)}`,
    until === null ? undefined : sql`${place} >= ${at(until)}`,
  )
  return sql`select ${nameWords.tier}, ${nameWords.subjectId} from ${nameWords} where ${within}
    order by ${nameWords.tier} desc, ${nameWords.subjectId} desc
    limit ${sql.raw(String(until === null ? namesPerBatch : 2 * namesPerBatch))}`
}

/** Returns a batch of names as one JSON column; `rowsOf` selects the rows of ids as JSON. */
export const nameBatch = <Row>(
  kind: Named,
  { beginning, ...reach }: NameReach & { readonly beginning: SQL },
  rowsOf: (ids: SQL) => SQL,
): SQL<NameRead<Row>> => sql<NameRead<Row>>`(
  with walk as materialized (${walk(kind, beginning, reach)})
  select json_build_object(
    'rows', coalesce((${rowsOf(sql`array(select subject_id from walk)`)}), '[]'),
    'last', (select json_build_array(tier, subject_id::text) from walk
      order by tier, subject_id limit 1),
    'count', (select count(*) from walk)))`

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
  if (!isCorrectable(word)) return undefined
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
