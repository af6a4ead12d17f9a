import { NamedQuery, type NamedStatement } from './named-query.ts'
import type { RowReader } from './row-reader.ts'
import { DrizzleQueryError, is, Param, Placeholder } from './sql.ts'

type Values = Readonly<Record<string, unknown>>

/** Returns one value of a statement, given those of its placeholders. */
type Fill = (values: Values) => unknown

function given(values: Values, name: string): unknown {
  if (name in values) return values[name]
  throw new Error(`The placeholder "${name}" got no value: pass it to the hot query.`)
}

/** Returns how each value of a statement is found, in their order. */
export const fillsOf = (params: readonly unknown[]): readonly Fill[] =>
  params.map((param) => {
    if (is(param, Placeholder)) return (values) => given(values, param.name)
    if (!is(param, Param) || !is(param.value, Placeholder)) return () => param
    const { encoder, value } = param
    return (values) => encoder.mapToDriverValue(given(values, value.name))
  })

interface Client {
  query(asked: NamedQuery): Promise<{ rows: readonly (readonly unknown[])[] }>
}

const isClient = (value: unknown): value is Client =>
  typeof value === 'object' &&
  value !== null &&
  'query' in value &&
  typeof value.query === 'function'

/** The parts of a prepared query that it runs from. */
export interface Direct {
  readonly statement: NamedStatement
  readonly fills: readonly Fill[]
  readonly reader: RowReader
}

/**
 * Lets a prepared query send its statement by itself. The builder looks up each placeholder every time,
 * and passes each answer through several layers for caches and traces that nobody uses here.
 */
export function runDirectly(query: object, { statement, fills, reader }: Direct): void {
  const client: unknown = Reflect.get(query, 'client')
  if (!isClient(client)) return
  const execute = async (values: Values) => {
    const filled = fills.map((fill) => fill(values))
    try {
      return reader((await client.query(new NamedQuery(statement, filled))).rows)
    } catch (cause) {
      throw new DrizzleQueryError(
        statement.text,
        filled,
        cause instanceof Error ? cause : undefined,
      )
    }
  }
  Reflect.set(query, 'execute', execute)
}
