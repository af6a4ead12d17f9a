import { getTableConfig } from '../../../platform/database/define-tables.ts'
import type { TableFacts } from './table-facts.ts'

/** A column that says whose a row is. */
interface Owner {
  readonly column: string
  /** The rows that it leads to; none when it names the member. */
  readonly parents: readonly { readonly table: string; readonly column: string }[]
  /** The action of its foreign key when the parent is deleted; undefined without a key. */
  readonly onDelete: string | undefined
}

/** The table of accounts, whose deletion this is all about. */
export const accountsTable = 'users'

/** Finds the rows that the owner columns of a table lead to, by its foreign keys. */
export function ownersOf({ table, owners, of }: TableFacts): readonly Owner[] {
  const keys = getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable, foreignColumns } = key.reference()
    const [from, to] = [columns[0], foreignColumns[0]]
    if (columns.length > 1 || from === undefined || to === undefined) return []
    return [
      {
        from: from.name,
        onDelete: key.onDelete ?? 'no action',
        parent: { table: getTableConfig(foreignTable).name, column: to.name },
      },
    ]
  })
  return owners.map((column) => {
    const key = keys.find(({ from }) => from === column)
    const led = of?.map((name) => ({ table: name, column: 'id' })) ?? (key ? [key.parent] : [])
    return {
      column,
      parents: led.filter((parent) => parent.table !== accountsTable),
      onDelete: key?.onDelete,
    }
  })
}
