import type { Db, Tx } from '../database/port.ts'
import { type QueryWithTypings, SQL } from '../database/sql.ts'

/** Prepared SQL with `$1` and values, as another library writes it. */
class WrittenSql extends SQL {
  readonly #text: string
  readonly #values: readonly unknown[]

  constructor(text: string, values: readonly unknown[]) {
    super([])
    this.#text = text
    this.#values = values
  }

  override toQuery(): QueryWithTypings {
    return { sql: this.#text, params: [...this.#values] }
  }
}

type Row = Readonly<Record<string, unknown>>

/** Lets pg-boss use our own handle, so that its rows are part of our transactions. */
export const sqlThrough = (db: Db | Tx) => ({
  async executeSql(text: string, values: readonly unknown[] = []): Promise<{ rows: Row[] }> {
    try {
      const result = await db.execute<Row>(new WrittenSql(text, values))
      // Several statements at once return a list of results, which nobody reads.
      return { rows: 'rows' in result ? result.rows : [] }
    } catch (error) {
      // pg-boss recognizes a race by the database's own error text.
      throw error instanceof Error && error.cause instanceof Error ? error.cause : error
    }
  },
})
