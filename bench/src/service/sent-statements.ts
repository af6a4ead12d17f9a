import pg from 'pg'

/** A statement as it went to the database. */
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

// Every connection of the process, in transactions too; who only wants a sign of life is not there.
pg.Client.prototype.query = new Proxy(pg.Client.prototype.query, {
  apply: (query, client, given) => {
    const sent = notes === undefined ? undefined : statementOf(given)
    if (sent !== undefined) notes?.push(sent)
    return Reflect.apply(query, client, given)
  },
})

/** Writes down what is sent while some work goes on; nothing else may go on meanwhile. */
export async function sentBy(work: () => Promise<void>): Promise<readonly Sent[]> {
  notes = []
  try {
    await work()
    return notes
  } finally {
    notes = undefined
  }
}

/** Sends statements bare, one after the other on one connection, with some values in place of others. */
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
