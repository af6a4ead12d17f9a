import type { UserId } from '@tessera/contracts/ids'
import { hotQuery, type QueryValue } from '../../../platform/database/hot-query.ts'
import { type SQL, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { type Fitting, pageOfBatches, topSpot } from './batches.ts'
import {
  beginningOf,
  correctNames,
  type NameReach,
  type NameRead,
  namesPerBatch,
  topReach,
} from './name-batch.ts'
import type { SearchSpot } from './search-bookmark.ts'
import type { Named } from './tables.ts'

/** A search for names; `top` is its first batch, when another statement has read it. */
export interface NameQuery<Row> {
  readonly viewerId: UserId | null
  readonly text: string
  readonly words: readonly string[]
  readonly size: number
  readonly corrects: boolean
  readonly spot: SearchSpot | undefined
  readonly top?: NameRead<Row> | undefined
}

/** A person or board whose name matches. */
export type FoundName = Fitting

/** The typed words, and their whole text. */
export interface TypedName {
  readonly text: string
  readonly words: readonly string[]
}

/** One kind of names: its statements and its score. */
interface NameSource<Row, Found> {
  readonly kind: Named
  /** The names of the statements that read the first batch. */
  readonly statements: { readonly member: string; readonly visitor: string }
  /** Selects a batch of the names under the start of a word, as one JSON column. */
  readonly batch: (
    viewerId: QueryValue<UserId> | null,
    beginning: SQL,
    reach: NameReach,
  ) => SQL<NameRead<Row>>
  /** Scores a row; undefined when its name doesn't match. */
  readonly score: (row: Row, typed: TypedName) => Found | undefined
}

const nothing = { rows: [], last: null, count: 0 }

/** Returns a function that reads batches; the first one is a hot query. */
function batchReader<Row>({
  statements,
  batch,
}: Pick<NameSource<Row, never>, 'statements' | 'batch'>) {
  const written = (db: Sql, from: SQL<NameRead<Row>>) =>
    db.select({ batch: sql<NameRead<Row>>`batch` }).from(sql`(select ${from} as batch) names`)
  const beginning = sql`${sql.placeholder('beginning')}`
  const forMember = hotQuery(statements.member, (db) =>
    written(db, batch(sql.placeholder('viewerId'), beginning, topReach)),
  )
  const forVisitor = hotQuery(statements.visitor, (db) =>
    written(db, batch(null, beginning, topReach)),
  )
  return async (
    db: Sql,
    viewerId: UserId | null,
    words: readonly string[],
    reach: NameReach,
  ): Promise<NameRead<Row>> => {
    const values = { beginning: beginningOf(words), viewerId }
    const isTop = reach.from === null && reach.until === null
    const [row] = isTop
      ? await (viewerId === null ? forVisitor : forMember)(db, values)
      : await written(db, batch(viewerId, sql`${values.beginning}`, reach))
    return row?.batch ?? nothing
  }
}

const stretches = 3
const typedWay = 0
const correctedWay = 1

/** Returns a search for names as typed and, when there are none, with typos corrected. */
export function nameSearch<Row, Found extends FoundName>(source: NameSource<Row, Found>) {
  const readBatch = batchReader(source)
  return (db: Sql, asked: NameQuery<Row>) =>
    findNames(db, asked, source, async (words, reach) =>
      asked.top !== undefined && words === asked.words && reach.from === null
        ? asked.top
        : readBatch(db, asked.viewerId, words, reach),
    )
}

async function findNames<Row, Found extends FoundName>(
  db: Sql,
  asked: NameQuery<Row>,
  { kind, score }: Pick<NameSource<Row, Found>, 'kind' | 'score'>,
  read: (words: readonly string[], reach: NameReach) => Promise<NameRead<Row>>,
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
