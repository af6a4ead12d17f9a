import type { Sql } from '../../base/sql.ts'
import { type Fitting, pageOfBatches, topSpot } from './batches.ts'
import { correctNames, type NameReach, type NameRead, namesPerBatch } from './name-batch.ts'
import type { SearchSpot } from './search-bookmark.ts'
import type { Named } from './tables.ts'

/** A search for names. */
export interface NameQuery {
  readonly text: string
  readonly words: readonly string[]
  readonly size: number
  readonly corrects: boolean
  readonly spot: SearchSpot | undefined
}

/** A person or board whose name matches. */
export type FoundName = Fitting

/** Loads a batch of the names that start like one of these words. */
export type ReadNames<Row> = (words: readonly string[], reach: NameReach) => Promise<NameRead<Row>>

/** The typed words, and their whole text. */
export interface TypedName {
  readonly text: string
  readonly words: readonly string[]
}

/** The queries and the score of one kind of names. */
export interface NameSource<Row, Found> {
  readonly kind: Named
  readonly read: ReadNames<Row>
  /** Scores a row; undefined when its name doesn't match. */
  score(row: Row, typed: TypedName): Found | undefined
}

const stretches = 3
const typedWay = 0
const correctedWay = 1

/** Searches names as typed and, when there are none, with typos corrected. */
export async function findNames<Row, Found extends FoundName>(
  db: Sql,
  asked: NameQuery,
  { kind, read, score }: NameSource<Row, Found>,
) {
  const page = (words: readonly string[], text: string) =>
    pageOfBatches(
      async (from, until) => {
        const { rows, last, count } = await read(words, { from, until })
        return {
          found: rows.flatMap((row) => score(row, { text, words }) ?? []),
          end: last ?? until,
          more: until !== null || count === namesPerBatch,
        }
      },
      { spot: asked.spot ?? topSpot, size: asked.size, stretches },
    )
  const way = asked.spot?.reading ?? typedWay
  const typed = way === correctedWay ? undefined : await page(asked.words, asked.text)
  const isDone = typed !== undefined && (typed.found.length > 0 || asked.spot !== undefined)
  const meant = isDone || !asked.corrects ? undefined : await correctNames(db, kind, asked.words)
  if (meant === undefined) return { ...(typed ?? nobody), corrected: null, reading: typedWay }
  const corrected = meant.join(' ')
  return { ...(await page(meant, corrected)), corrected, reading: correctedWay }
}

const nobody = { found: [], best: [], next: null }
