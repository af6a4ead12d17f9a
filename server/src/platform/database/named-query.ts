import pg from 'pg'

/** The method of a connection by which `pg` asks for a statement's columns. */
interface Wire {
  describe(message: unknown): void
}

interface Rows {
  _parsers?: unknown
  _types?: unknown
  rowAsArray: boolean
  parseRow: unknown
  readonly _parseRowAsArray: unknown
}

// Members of queries that the types of pg don't declare.
declare module 'pg' {
  interface Query {
    name?: string
    values?: readonly unknown[]
    _result: Rows
    _accumulateRows?: unknown
    prepare(connection: Wire): void
    handleRowDescription(message: unknown): void
  }
}

/** The columns of a statement, by the connection that has described them. */
export type KnownColumns = WeakMap<Wire, unknown>

/** A statement of a name, with all that is the same for each of its runs. */
export interface NamedStatement {
  readonly name: string
  readonly text: string
  readonly types: unknown
  readonly columns: KnownColumns
}

/** Nothing is known of a new statement. */
export const columnsKnown = (): KnownColumns => new WeakMap()

/** Returns how the query builder wants the values of a query to be read. */
export function typesOf(query: object): unknown {
  const config: unknown = Reflect.get(query, 'queryConfig')
  return typeof config === 'object' && config !== null ? Reflect.get(config, 'types') : undefined
}

const silent = new WeakMap<Wire, Wire>()

/** Returns a connection as it is, except that it asks for no description. */
function withoutDescribing(connection: Wire): Wire {
  const known = silent.get(connection)
  if (known !== undefined) return known
  const made: Wire = Object.create(connection, { describe: { value: () => undefined } })
  silent.set(connection, made)
  return made
}

/**
 * A run of a named statement. pg asks what its columns are each time, and prepares to read each of them:
 * a pin has forty. A connection knows after the first time, because a prepared statement always returns
 * the same columns.
 */
export class NamedQuery extends pg.Query {
  readonly #columns: KnownColumns
  #connection: Wire | undefined

  constructor({ name, text, types, columns }: NamedStatement, values: readonly unknown[]) {
    // pg copies the descriptor of each field of an object that it's given.
    super(text)
    this.name = name
    this.values = values
    this.#columns = columns
    this._result._types = types
    this._result.rowAsArray = true
    this._result.parseRow = this._result._parseRowAsArray
  }

  override prepare(connection: Wire): void {
    const parsers = this.#columns.get(connection)
    if (parsers === undefined) {
      this.#connection = connection
      super.prepare(connection)
      return
    }
    this._result._parsers = parsers
    this._accumulateRows = true
    super.prepare(withoutDescribing(connection))
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message)
    if (this.#connection !== undefined) this.#columns.set(this.#connection, this._result._parsers)
  }
}
