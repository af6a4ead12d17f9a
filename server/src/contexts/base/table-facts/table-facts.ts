import { getTableConfig, type PgTable } from '../../../platform/database/define-tables.ts'
import { getTableColumns } from '../../../platform/database/sql.ts'
import type { Retention } from './retentions.ts'

/** The time that rows are kept, in words, and the job that deletes them after it. */
interface Kept {
  readonly until: string
  readonly job?: string
  /** The days that people who look after the product choose. */
  readonly retention?: Retention
}

/** Rows that a job deletes after some days. */
export const keptForDays = (days: number, job: string): Kept => ({ until: `${days} days`, job })

/** Rows that a job deletes after days that people who look after the product choose. */
export const keptForChosenDays = (retention: Retention, job: string): Kept => ({
  until: `${retention.usual} days`,
  job,
  retention,
})

/** Rows that are deleted once something happens, by a job or by the code that makes it happen. */
export const keptUntil = (until: string, job?: string): Kept => ({
  until: `until ${until}`,
  ...(job !== undefined && { job }),
})

/** Rows that nothing deletes, with the reason. */
export const keptForEver = (why: string): Kept => ({ until: `forever: ${why}` })

/** A deletion of an account that does more, or less, than the foreign keys do. */
type Deletion =
  | { readonly parts: readonly string[] }
  /** Rows stay, where a key does not delete them; the reason. */
  | { readonly stay: string }

/** Rows that parts of the deletion (`deletes.ts`) take care of, by the names of the parts. */
export const deletedBy = (...parts: readonly string[]): Deletion => ({ parts })

/** Rows that outlive an account which their key does not delete them with, with the reason. */
export const rowsStay = (why: string): Deletion => ({ stay: why })

/** Columns that name a member, or a row of another table that is a member's. */
interface Owners<Column extends string> {
  readonly owner: Column | readonly Column[]
  /** The tables with that row, where no foreign key leads to them. */
  readonly of?: readonly string[]
  readonly deletion?: Deletion
  /** Without it, rows are kept as long as what they belong to. */
  readonly kept?: Kept
}

/** The part of the rows that a download of the account has. Without any of these, it has them whole. */
type Downloaded<Column extends string> =
  | {
      /** Columns that stay here: secrets, and marks of the service's own. */
      readonly without?: readonly Column[]
      readonly file?: never
      readonly leftOut?: never
    }
  | {
      /** The file with the columns that an `exports.ts` chooses. */
      readonly file: string
      readonly leftOut?: never
      readonly without?: never
      /** Deleted rows are in the trash, at this place of its file, without these columns. */
      readonly trash?: { readonly place: number; readonly without: readonly Column[] }
    }
  | {
      /** The reason that the download says. */
      readonly leftOut: string
      readonly file?: never
      readonly without?: never
    }

type ColumnOf<Table extends PgTable> = Extract<keyof Table['_']['columns'], string>

/** The download of rows, with the names of columns in the database. */
export type Download =
  | { readonly how: 'whole'; readonly without: readonly string[] }
  | { readonly how: 'chosen'; readonly file: string; readonly trash: Trash | undefined }
  | { readonly how: 'left out'; readonly why: string }
  | { readonly how: 'nobody' }

interface Trash {
  readonly place: number
  readonly without: readonly string[]
}

/** A table with what happens to its rows. */
export interface TableFacts {
  readonly table: PgTable
  readonly name: string
  /** Empty for rows that lead to no member. */
  readonly owners: readonly string[]
  readonly of: readonly string[] | undefined
  readonly download: Download
  readonly deletion: Deletion | undefined
  readonly kept: Kept | undefined
}

/**
 * States what happens to the rows of a table that are about members: whose they are, what of them is in a
 * download, what the deletion of an account does, how long they are kept. Tables list it at the end of their
 * file, and `domain.ts` brings the list. The usual needs no word: a download has the rows whole, foreign keys
 * delete them with the account, and they are kept as long as it.
 *
 *     export const tokenTables = [memberRows(apiTokens, { owner: 'advertiserId', without: ['hash'] })]
 */
export function memberRows<Table extends PgTable>(
  table: Table,
  facts: Owners<ColumnOf<Table>> & Downloaded<ColumnOf<Table>>,
): TableFacts {
  const columns: Table['_']['columns'] = getTableColumns(table)
  const inDatabase = (keys: readonly ColumnOf<Table>[]) => keys.map((key) => nameOf(columns, key))
  const { owner, of, deletion, kept } = facts
  return {
    table,
    name: getTableConfig(table).name,
    owners: inDatabase(typeof owner === 'string' ? [owner] : owner),
    of,
    download: downloadOf(facts, inDatabase),
    deletion,
    kept,
  }
}

/**
 * States how long the rows of a table are kept that lead to no member by a key, and what the deletion of an
 * account does when some are about a member all the same.
 */
export const serviceRows = (table: PgTable, kept: Kept, deletion?: Deletion): TableFacts => ({
  table,
  name: getTableConfig(table).name,
  owners: [],
  of: undefined,
  download: { how: 'nobody' },
  deletion,
  kept,
})

function nameOf<Columns extends PgTable['_']['columns']>(columns: Columns, key: string): string {
  const column = columns[key]
  if (column === undefined) throw new Error(`There is no column ${key}; name one of the table.`)
  return column.name
}

function downloadOf<Column extends string>(
  facts: Downloaded<Column>,
  inDatabase: (keys: readonly Column[]) => readonly string[],
): Download {
  if (facts.leftOut !== undefined) return { how: 'left out', why: facts.leftOut }
  if (facts.file === undefined) return { how: 'whole', without: inDatabase(facts.without ?? []) }
  const { file, trash } = facts
  return {
    how: 'chosen',
    file,
    trash: trash && { place: trash.place, without: inDatabase(trash.without) },
  }
}
