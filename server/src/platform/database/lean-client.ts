import pg from 'pg'

/**
 * A client that uses callbacks where a promise is wanted. What pg's own promises return stays in
 * memory until the next full garbage collection, and slows every small one before it.
 */
export class LeanClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    // A server that stops ends connections that nobody waits for, also while they are closing. Queries
    // that are under way reject by themselves.
    this.on('error', () => undefined)
    this.query = new Proxy(this.query, {
      apply: (query, client, given: readonly unknown[]) => {
        const [asked, values] = given
        const isOwn = typeof asked === 'object' && asked !== null && 'submit' in asked
        if (isOwn || given.some((each) => typeof each === 'function'))
          return Reflect.apply(query, client, given)
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
