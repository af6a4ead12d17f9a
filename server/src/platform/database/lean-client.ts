import pg from 'pg'
import { NamedQuery } from './named-query.ts'

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** True for the statement that begins a transaction, in any isolation. */
function beginsTransaction(asked: unknown): boolean {
  const text = typeof asked === 'string' ? asked : fieldOf(asked, 'text')
  return typeof text === 'string' && /^begin\b/i.test(text)
}

/**
 * A client that uses callbacks where a promise is wanted. What pg's own promises return stays in
 * memory until the next full garbage collection, and slows every small one before it.
 *
 * It sends statements without waiting for the one before. Nobody waits for the answer to `begin`, so that
 * it goes out together with the first statement of its transaction.
 */
export class LeanClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super({
      ...(typeof config === 'string' ? { connectionString: config } : config),
      pipeline: true,
    })
    // A server that stops ends connections that nobody waits for, also while they are closing. Queries
    // that are under way reject by themselves.
    this.on('error', () => undefined)
    this.query = new Proxy(this.query, {
      apply: (query, client, given: readonly unknown[]) => {
        const [asked, values] = given
        const isOwn =
          typeof asked === 'object' &&
          asked !== null &&
          'submit' in asked &&
          !(asked instanceof NamedQuery)
        if (isOwn || given.some((each) => typeof each === 'function'))
          return Reflect.apply(query, client, given)
        if (beginsTransaction(asked)) {
          const { stream } = this.connection
          stream.cork()
          process.nextTick(() => stream.uncork())
          const settle = (error: unknown) => {
            // Statements must not run outside the transaction that they belong to.
            if (error instanceof Error) stream.destroy()
          }
          return Promise.resolve(Reflect.apply(query, client, [asked, values, settle]))
        }
        return new Promise((resolve, reject) => {
          const settle = (error: unknown, result: unknown) => {
            if (error instanceof Error) reject(error)
            else resolve(result)
          }
          Reflect.apply(query, client, [asked, values, settle])
        })
      },
    })
  }
}
