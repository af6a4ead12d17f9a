import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** A statement that was sent to the database. */
export interface Sent {
  readonly text: string
  readonly name: string | undefined
  readonly values: readonly unknown[]
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

function statementOf([asked, given]: readonly unknown[]): Sent | undefined {
  if (typeof asked === 'string') return { text: asked, name: undefined, values: [] }
  const { text, name, values } = fieldsOf(asked)
  if (typeof text !== 'string') return undefined
  const all = Array.isArray(given) ? given : Array.isArray(values) ? values : []
  return { text, name: typeof name === 'string' ? name : undefined, values: [...all] }
}

/** The notes of the work that a statement is sent for: another service of the process may send some meanwhile. */
const noting = new AsyncLocalStorage<Sent[]>()

// Records the queries of all connections, in transactions too; skips health checks.
pg.Client.prototype.query = new Proxy(pg.Client.prototype.query, {
  apply: (query, client, given) => {
    const notes = noting.getStore()
    const sent = notes === undefined ? undefined : statementOf(given)
    if (sent !== undefined) notes?.push(sent)
    return Reflect.apply(query, client, given)
  },
})

/** Records the statements sent during some work, and not those that it leaves to be sent later. */
export async function sentBy(work: () => Promise<void>): Promise<readonly Sent[]> {
  const notes: Sent[] = []
  await noting.run(notes, work)
  return [...notes]
}

/** Sends statements on one bare connection, with some values replaced. */
export async function sendBare(
  pool: pg.Pool,
  statements: readonly Sent[],
  instead: ReadonlyMap<unknown, string> = new Map(),
): Promise<void> {
  const client = await pool.connect()
  try {
    for (const { text, name, values } of statements)
      await client.query({
        text,
        ...(name === undefined ? {} : { name }),
        values: values.map((value) => instead.get(value) ?? value),
        rowMode: 'array',
      })
  } finally {
    client.release()
  }
}
