import { Column, getTableName, is, SQL } from './sql.ts'

/** Reads the rows of an answer; each is a list of values in column order. */
export type RowReader = (rows: readonly (readonly unknown[])[]) => readonly unknown[]

interface Leaf {
  readonly name: string
  readonly at: number
  /** The table of a plain column. */
  readonly table: string | null
  readonly decode: (value: unknown) => unknown
}

type Read = (row: readonly unknown[]) => unknown

interface Decoder {
  mapFromDriverValue(value: unknown): unknown
}

const isDecoder = (value: unknown): value is Decoder =>
  typeof value === 'object' &&
  value !== null &&
  'mapFromDriverValue' in value &&
  typeof value.mapFromDriverValue === 'function'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Converts the driver's value of a field. */
function decoderOf(field: unknown): Decoder | undefined {
  if (is(field, Column)) return field
  const query = is(field, SQL) ? field : isObject(field) && 'sql' in field ? field.sql : undefined
  const decoder: unknown = isObject(query) ? Reflect.get(query, 'decoder') : undefined
  return isDecoder(decoder) ? decoder : undefined
}

const readLeaf =
  ({ at, decode }: Leaf): Read =>
  (row) => {
    const value = row[at]
    return value === null ? null : decode(value)
  }

/** The columns of a joined table as one object; null when the join found nothing. */
function readGroup(leaves: readonly Leaf[], isOptional: (table: string) => boolean): Read {
  const named = leaves.map((leaf) => [leaf.name, readLeaf(leaf)] as const)
  const columns = leaves.filter(({ table }) => table !== null)
  const [first] = columns
  const table = first?.table ?? null
  const isOfOne = table !== null && columns.every((leaf) => leaf.table === table)
  const mayLack = first !== undefined && isOfOne && isOptional(table) ? readLeaf(first) : undefined
  return (row) => {
    if (mayLack !== undefined && mayLack(row) === null) return null
    const group: Record<string, unknown> = {}
    for (const [name, read] of named) group[name] = read(row)
    return group
  }
}

interface Placed {
  readonly path: readonly string[]
  readonly leaf: Leaf
}

function placedOf(fields: unknown): readonly Placed[] | undefined {
  if (!Array.isArray(fields)) return undefined
  const placed = fields.flatMap((each: unknown, at): readonly Placed[] => {
    if (!isObject(each) || !('path' in each) || !('field' in each)) return []
    const { path, field } = each
    const decoder = decoderOf(field)
    if (!Array.isArray(path) || path.length > 2 || decoder === undefined) return []
    const table = is(field, Column) ? getTableName(field.table) : null
    const decode = (value: unknown) => decoder.mapFromDriverValue(value)
    return [{ path, leaf: { name: String(path.at(-1)), at, table, decode } }]
  })
  return placed.length === fields.length ? placed : undefined
}

/**
 * Returns a row reader for the columns of a prepared query. It reads as the query builder does, but
 * looks each column up once instead of for every value. Undefined when it doesn't know a column.
 */
export function rowReader(fields: unknown, joined: unknown): RowReader | undefined {
  const placed = placedOf(fields)
  if (placed === undefined) return undefined
  const isOptional = (table: string) => isObject(joined) && Reflect.get(joined, table) !== true
  const parts = [...Map.groupBy(placed, ({ path }) => path[0] ?? '')].map(([name, inside]) => {
    const leaves = inside.map(({ leaf }) => leaf)
    const [only] = inside
    const read = only?.path.length === 1 ? readLeaf(only.leaf) : readGroup(leaves, isOptional)
    return [name, read] as const
  })
  return (rows) =>
    rows.map((row) => {
      const result: Record<string, unknown> = {}
      for (const [name, read] of parts) result[name] = read(row)
      return result
    })
}
