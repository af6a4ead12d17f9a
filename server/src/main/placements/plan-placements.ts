import type { Placement } from './placements.ts'
import type { ForeignKey, TableShape } from './table-shape.ts'

/** The stated place of a table. */
export interface Stated {
  readonly how: Placement['how']
  readonly why: string
  /** For a distributed table: its column, and what that names. */
  readonly column: string | undefined
  readonly by: string | undefined
}

/** A table with its stated place, and the reasons why it can't lie there yet. */
export interface Planned extends Stated {
  readonly name: string
  readonly hindrances: readonly string[]
}

/** The plan of a cluster, with the faults that forbid it. */
export interface Plan {
  readonly tables: readonly Planned[]
  /** Tables without a line, lines without a table or with a column that isn't there. */
  readonly faults: readonly string[]
}

const linesOf = (placement: Placement): readonly (readonly [string, Stated])[] =>
  placement.how === 'distributed'
    ? Object.entries(placement.columns).map(([name, column]) => [name, { ...placement, column }])
    : placement.tables.map((name) => [name, { ...placement, column: undefined, by: undefined }])

function faultsOf(
  shapes: readonly TableShape[],
  lines: readonly (readonly [string, Stated])[],
): readonly string[] {
  const known = new Map(shapes.map((shape) => [shape.name, shape]))
  const names = lines.map(([name]) => name)
  return [
    ...shapes
      .filter(({ name }) => !names.includes(name))
      .map(({ name }) => `${name} has no place; add a line to placements.ts.`),
    ...names
      .filter((name, at) => names.indexOf(name) !== at)
      .map((name) => `${name} has two places; remove one line of placements.ts.`),
    ...lines.flatMap(([name, { column }]) => {
      const shape = known.get(name)
      if (shape === undefined) return [`${name} is no table; remove its line of placements.ts.`]
      return column === undefined || shape.columns.includes(column)
        ? []
        : [`${name} has no column ${column}; name another one in placements.ts.`]
    }),
  ]
}

/** True when a key stays within one machine: both tables lie by the columns that it pairs, or one is everywhere. */
function staysTogether(key: ForeignKey, from: Stated, to: Stated): boolean {
  if (to.how === 'everywhere') return true
  if (from.how === 'one machine') return to.how === 'one machine'
  return (
    from.how === 'distributed' &&
    from.by === to.by &&
    key.pairs.some(([here, there]) => here === from.column && there === to.column)
  )
}

/** Names the unique keys of a table that lack the column by which it lies. */
const uniqueHindrances = ({ uniques }: TableShape, { column }: Stated): readonly string[] =>
  column === undefined
    ? []
    : uniques
        .filter((unique) => !unique.includes(column))
        .map((unique) => `its unique key (${unique.join(', ')}) lacks ${column}`)

function keyHindrances(
  shape: TableShape,
  shapes: readonly TableShape[],
  stated: ReadonlyMap<string, Stated>,
): readonly string[] {
  const own = stated.get(shape.name)
  if (own === undefined || own.how === 'one machine') return []
  const placeOf = (name: string) => stated.get(name) ?? own
  const out = shape.keys
    .filter((key) => !staysTogether(key, own, placeOf(key.to)))
    .map(({ to }) => `a key leads to ${to}, which lies elsewhere`)
  const into = shapes
    .filter(({ name }) => name !== shape.name)
    .filter(({ name, keys }) =>
      keys.some((key) => key.to === shape.name && !staysTogether(key, placeOf(name), own)),
    )
    .map(({ name }) => `a key of ${name} leads to it, which lies elsewhere`)
  return [...new Set([...out, ...into])]
}

/** Adds the tables that are together by a key with one that can't lie at its place yet, until none is left. */
function spread(tables: readonly Planned[], shapes: readonly TableShape[]): readonly Planned[] {
  const stuck = new Set(
    tables.filter(({ hindrances }) => hindrances.length > 0).map(({ name }) => name),
  )
  const joined = (name: string) =>
    shapes.flatMap(({ name: from, keys }) =>
      keys.flatMap(({ to }) => (from === name ? [to] : to === name ? [from] : [])),
    )
  const next = tables.map((table) => {
    if (table.how === 'one machine' || stuck.has(table.name)) return table
    const other = joined(table.name).find((name) => stuck.has(name))
    return other === undefined
      ? table
      : { ...table, hindrances: [`a key joins it with ${other}, which can't be distributed yet`] }
  })
  return next.every((table, at) => table === tables[at]) ? tables : spread(next, shapes)
}

/** Plans where each table lies in a cluster, and says of each that can't lie there yet why. */
export function planPlacements(
  shapes: readonly TableShape[],
  placements: readonly Placement[],
): Plan {
  const lines = placements.flatMap(linesOf)
  const stated = new Map(lines)
  const tables = shapes.flatMap((shape) => {
    const own = stated.get(shape.name)
    if (own === undefined) return []
    const hindrances = [...uniqueHindrances(shape, own), ...keyHindrances(shape, shapes, stated)]
    return [{ ...own, name: shape.name, hindrances }]
  })
  return { tables: spread(tables, shapes), faults: faultsOf(shapes, lines) }
}
