import { PinId } from '@tessera/contracts/ids'
import { type SQL, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'

/** The subject of a list that ended. */
export interface Subject {
  /** The name of the stored list of ideas that continue it. */
  readonly name: string
  /** A key of what that list is made from; when it changes, the list is rebuilt. */
  readonly basis: string
  /** Its words, which choose the topics at the end. */
  readonly words: readonly string[]
  /** Loads what the list is made from. */
  read(): Promise<SubjectParts>
}

/** The parts of a subject that fitting ideas are found by. */
export interface SubjectParts {
  /** Ideas of the subject, latest first: ideas like them fit. */
  readonly starts: readonly PinId[]
  /** Ideas that fit best, where the list that ended may have shown none. */
  readonly first: readonly PinId[]
  /** The name and the description of a board, which say what it is for; none for other lists. */
  readonly about: readonly string[]
  /** Selects the words (stems) of ideas that fit. */
  readonly stems: SQL
  /** Ideas that fit less, such as those of its topic. */
  readonly beyond: readonly PinId[]
  /** Returns those of some ideas that the reader has seen on the list that ended. */
  seen(ideas: readonly PinId[]): Promise<readonly PinId[]>
}

/** Max ideas that a list starts from. */
export const startsMost = 24

/** Max words that ideas have in common. */
const commonMost = 8

/** Writes ids as an array of a statement. */
export const idArray = (ids: readonly PinId[]): SQL => sql`${sql.param([...ids])}::bigint[]`

/** Selects the words that most of these ideas have. */
export const commonStems = (ideas: readonly PinId[]): SQL => sql`
  select word from (
    select unnest(tsvector_to_array(words)) as word from pins where id = any(${idArray(ideas)})) said
  group by word order by count(*) desc, word limit ${sql.raw(String(commonMost))}`

/** Runs a query that selects pins as `id`. */
export async function selectedIds(db: Sql, query: SQL): Promise<readonly PinId[]> {
  const { rows } = await db.execute<{ id: string }>(query)
  return rows.map(({ id }) => PinId.parse(id))
}
