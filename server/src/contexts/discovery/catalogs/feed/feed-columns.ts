/** The columns of merchants' feeds that products are made from, as Google and Pinterest name them. */
const columnNames = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'availability',
  'brand',
  'color',
  'style',
  'size',
  'item_group_id',
  'product_type',
  'google_product_category',
] as const

/** A column that products are made from. */
export type FeedColumn = (typeof columnNames)[number]

/** Columns that each row has a value in. A row without an availability is of a product that is sold. */
export const neededColumns = ['id', 'title', 'link', 'image_link', 'price'] as const

/** A value of a row, with its column as the feed names it. */
export interface FeedCell {
  readonly column: string
  readonly value: string
}

/** The values of a row, by what they are. */
export type FeedCells = Readonly<Partial<Record<FeedColumn, FeedCell>>>

const plain = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[\s_-]/g, '')

const known = new Map<string, FeedColumn>([
  ...columnNames.map((name) => [plain(name), name] as const),
  ['colour', 'color'],
])

/** Returns the column that a name means, in any case, with spaces or underscores, with `g:` or not. */
export const columnOf = (name: string): FeedColumn | undefined => known.get(plain(name))

/** A column at its place in the rows of a table. */
export interface PlacedColumn {
  readonly at: number
  readonly name: string
  readonly column: FeedColumn
}

/** Finds the columns of a table by its first row; the first of several with one meaning counts. */
export function placedColumns(names: readonly string[]): readonly PlacedColumn[] {
  const placed = names.flatMap((name, at) => {
    const column = columnOf(name)
    return column === undefined ? [] : [{ at, name: name.trim(), column }]
  })
  return placed.filter(
    ({ column }, index) => placed.findIndex((one) => one.column === column) === index,
  )
}

/** Returns the values of a table's row. */
export function cellsOf(columns: readonly PlacedColumn[], row: readonly string[]): FeedCells {
  const cells: Partial<Record<FeedColumn, FeedCell>> = {}
  for (const { at, name, column } of columns) cells[column] = { column: name, value: row[at] ?? '' }
  return cells
}
