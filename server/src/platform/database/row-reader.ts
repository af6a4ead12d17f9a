import { Column, getTableName, is, noopDecoder, SQL } from './sql.ts'

/** Reads the rows of an answer; each is a list of values in column order. */
export type RowReader = (rows: readonly (readonly unknown[])[]) => readonly unknown[]

interface Leaf {
  readonly name: string
  readonly at: number
  /** The table of a plain column. */
  readonly table: string | null
  /** Undefined when the driver's value is the value. */
  readonly decode: Decode | undefined
}

type Decode = (value: unknown) => unknown

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

const asItIs = Column.prototype.mapFromDriverValue

/** Returns how the driver's value is converted; undefined when it isn't. */
function decodeOf(decoder: Decoder): Decode | undefined {
  const isCustom = 'mapFrom' in decoder || 'mapTo' in decoder
  if (decoder === noopDecoder || decoder.mapFromDriverValue === asItIs) return undefined
  if (isCustom && Reflect.get(decoder, 'mapFrom') === undefined) return undefined
  return (value) => decoder.mapFromDriverValue(value)
}

/** Returns the code of a value; what it is converted by is added to a list that the code knows as `decodes`. */
function leafCode({ at, decode }: Leaf, decodes: Decode[]): string {
  if (decode === undefined) return `row[${at}]`
  decodes.push(decode)
  return `(row[${at}] === null ? null : decodes[${decodes.length - 1}](row[${at}]))`
}

const objectCode = (parts: readonly (readonly [name: string, code: string])[]): string =>
  `{${parts.map(([name, code]) => `${JSON.stringify(name)}: ${code}`).join(', ')}}`

/** Returns the code of the columns of a joined table as one object; null when the join found nothing. */
function groupCode(
  leaves: readonly Leaf[],
  isOptional: (table: string) => boolean,
  decodes: Decode[],
): string {
  const whole = objectCode(leaves.map((leaf) => [leaf.name, leafCode(leaf, decodes)]))
  const columns = leaves.filter(({ table }) => table !== null)
  const [first] = columns
  const table = first?.table ?? null
  const isOfOne = table !== null && columns.every((leaf) => leaf.table === table)
  return first !== undefined && isOfOne && isOptional(table)
    ? `row[${first.at}] === null ? null : ${whole}`
    : whole
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
    const decode = decodeOf(decoder)
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
  const decodes: Decode[] = []
  const parts = [...Map.groupBy(placed, ({ path }) => path[0] ?? '')].map(([name, inside]) => {
    const leaves = inside.map(({ leaf }) => leaf)
    const [only] = inside
    const code =
      only?.path.length === 1
        ? leafCode(only.leaf, decodes)
        : groupCode(leaves, isOptional, decodes)
    return [name, code] as const
  })
  // An object that is written down is made several times as fast as one that is filled name by name.
  const read: unknown = new Function('decodes', 'row', `return ${objectCode(parts)}`)
  if (typeof read !== 'function') return undefined
  return (rows) => rows.map((row): unknown => read(decodes, row))
}
