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

let notes: Sent[] | undefined

// Records the queries of all connections, in transactions too; skips health checks.
pg.Client.prototype.query = new Proxy(pg.Client.prototype.query, {
  apply: (query, client, given) => {
    const sent = notes === undefined ? undefined : statementOf(given)
    if (sent !== undefined) notes?.push(sent)
    return Reflect.apply(query, client, given)
  },
})

/** Records the statements sent during some work; nothing else may run meanwhile. */
export async function sentBy(work: () => Promise<void>): Promise<readonly Sent[]> {
  notes = []
  try {
    await work()
    return notes
  } finally {
    notes = undefined
  }
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
