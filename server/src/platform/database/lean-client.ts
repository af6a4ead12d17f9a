import pg from 'pg'

/**
 * A client that asks by callback also where a promise is wanted. What a promise of pg's own gave stays
 * in memory until the next whole collection, long after nobody holds it, and every small collection
 * before that has to carry it along.
 */
export class LeanClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
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
