import { getTableConfig, type PgTable } from '../../platform/database/define-tables.ts'

/** The promises of a table that decide where its rows can lie. */
export interface TableShape {
  readonly name: string
  readonly columns: readonly string[]
  /** The columns of each primary key and unique index; an expression has no name of a column. */
  readonly uniques: readonly (readonly string[])[]
  readonly keys: readonly ForeignKey[]
}

/** A key that leads to another table, by its columns in pairs: here, there. */
export interface ForeignKey {
  readonly to: string
  readonly pairs: readonly (readonly [string, string])[]
}

const named = (columns: readonly { readonly name: string }[]): readonly string[] =>
  columns.map(({ name }) => name)

/** Reads what a table promises from its definition. */
export function shapeOf(table: PgTable): TableShape {
  const { name, columns, primaryKeys, uniqueConstraints, indexes, foreignKeys } =
    getTableConfig(table)
  const alone = columns.filter(({ primary, isUnique }) => primary || isUnique)
  return {
    name,
    columns: named(columns),
    uniques: [
      ...alone.map((column) => [column.name]),
      ...primaryKeys.map((key) => named(key.columns)),
      ...uniqueConstraints.map((unique) => named(unique.columns)),
      ...indexes
        .filter(({ config }) => config.unique)
        .map(({ config }) =>
          config.columns.map((column) =>
            'name' in column ? (column.name ?? 'an expression') : 'an expression',
          ),
        ),
    ],
    keys: foreignKeys.map((key) => {
      const { columns: here, foreignTable, foreignColumns } = key.reference()
      return {
        to: getTableConfig(foreignTable).name,
        pairs: here.map((column, at) => [column.name, foreignColumns[at]?.name ?? ''] as const),
      }
    }),
  }
}
