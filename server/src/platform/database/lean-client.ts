import { HostedClient, type HostedConfig } from './hosted-client.ts'
import { NamedQuery } from './named-query.ts'
import type { SentStatement, StatementWatch } from './statement-watch.ts'

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** True for the statement that begins a transaction, in any isolation. */
function beginsTransaction(asked: unknown): boolean {
  const text = typeof asked === 'string' ? asked : fieldOf(asked, 'text')
  return typeof text === 'string' && /^begin\b/i.test(text)
}

/** Returns a statement without its name, so that it is prepared each time. */
function unnamed(asked: unknown): unknown {
  if (!(asked instanceof NamedQuery))
    return typeof asked === 'object' && asked !== null && fieldOf(asked, 'name') !== undefined
      ? { ...asked, name: undefined }
      : asked
  Reflect.deleteProperty(asked, 'name')
  return asked
}

/** The configuration of a lean client. */
export interface LeanConfig extends HostedConfig {
  /**
   * False behind a pooler that gives each transaction another session, where no session knows a statement by
   * the name that another one gave it.
   */
  readonly namedStatements?: boolean
  /** Is told of each statement. */
  readonly watch?: StatementWatch | undefined
}

/** Returns the name and text of a query, whatever form it has. */
function sentIn(asked: unknown): SentStatement | undefined {
  if (typeof asked === 'string') return { name: undefined, text: asked }
  const [name, text] = [fieldOf(asked, 'name'), fieldOf(asked, 'text')]
  if (typeof text !== 'string') return undefined
  return { name: typeof name === 'string' ? name : undefined, text }
}

/** Returns the arguments of a query whose callback tells the watch of its outcome too. */
function watched(watch: StatementWatch, given: readonly unknown[]): readonly unknown[] {
  const sent = sentIn(given[0])
  const at = given.findIndex((each) => typeof each === 'function')
  const settle = given[at]
  if (sent === undefined || typeof settle !== 'function') return given
  const end = watch.begin(sent)
  if (end === undefined) return given
  return given.with(at, (error: unknown, ...rest: readonly unknown[]) => {
    end(error)
    Reflect.apply(settle, undefined, [error, ...rest])
  })
}

/**
 * A client that uses callbacks where a promise is wanted. What pg's own promises return stays in
 * memory until the next full garbage collection, and slows every small one before it.
 *
 * It sends statements without waiting for the one before. Nobody waits for the answer to `begin`, so that
 * it goes out together with the first statement of its transaction.
 */
export class LeanClient extends HostedClient {
  constructor(config?: string | LeanConfig) {
    super({
      ...(typeof config === 'string' ? { connectionString: config } : config),
      pipeline: true,
    })
    // A server that stops ends connections that nobody waits for, also while they are closing. Queries
    // that are under way reject by themselves.
    this.on('error', () => undefined)
    const isNaming = typeof config === 'string' || config?.namedStatements !== false
    const watch = typeof config === 'string' ? undefined : config?.watch
    const told = (given: readonly unknown[]) =>
      watch === undefined ? given : watched(watch, given)
    this.query = new Proxy(this.query, {
      apply: (query, client, all: readonly unknown[]) => {
        const given = isNaming ? all : [unnamed(all[0]), ...all.slice(1)]
        const [asked, values] = given
        const isOwn =
          typeof asked === 'object' &&
          asked !== null &&
          'submit' in asked &&
          !(asked instanceof NamedQuery)
        if (isOwn) return Reflect.apply(query, client, given)
        if (given.some((each) => typeof each === 'function'))
          return Reflect.apply(query, client, told(given))
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
          Reflect.apply(query, client, told([asked, values, settle]))
        })
      },
    })
  }
}
