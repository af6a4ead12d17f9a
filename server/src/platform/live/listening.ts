import type pg from 'pg'

/** A connection that listens to a channel, and reconnects when it breaks. */
export interface Listening {
  close(): Promise<void>
}

interface Heard {
  readonly channel: string
  readonly newClient: () => pg.Client
  readonly onNotice: (payload: string) => void
  /** Called after a reconnect: messages in between are lost. */
  readonly onMissed: () => void
  readonly onBroken: (cause: unknown) => void
}

const backoff = { first: 250, most: 30_000 } as const
/** A query finds out whether a silent connection is dead. */
const askEveryMilliseconds = 30_000

/** Half of the wait is random, so that instances don't reconnect all at once. */
export function waitBefore(attempt: number, chance: number): number {
  const wait = Math.min(backoff.most, backoff.first * 2 ** attempt)
  return wait / 2 + (wait / 2) * chance
}

/** Connects and listens; resolves when the connection has ended. */
async function listenOnce(given: Heard, client: pg.Client, onListening: () => void): Promise<void> {
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  client.on('error', given.onBroken)
  client.on('notification', ({ payload }) => given.onNotice(payload ?? ''))
  try {
    await client.connect()
    await client.query(`listen ${given.channel}`)
  } catch (cause) {
    given.onBroken(cause)
    await client.end().catch(() => undefined)
    return
  }
  onListening()
  const asking = setInterval(() => {
    client.query('select 1').catch(() => client.end().catch(() => undefined))
  }, askEveryMilliseconds)
  await ended
  clearInterval(asking)
}

/** Listens until it's closed; resolves after the first attempt, successful or not. */
export async function listening(given: Heard): Promise<Listening> {
  let client = given.newClient()
  let closed = false
  let hadHeard = false
  let attempt = 0
  let wake = () => {}
  const tried = Promise.withResolvers<void>()
  const onListening = () => {
    attempt = 0
    if (hadHeard) given.onMissed()
    hadHeard = true
    tried.resolve()
  }
  const run = async () => {
    while (!closed) {
      await listenOnce(given, client, onListening)
      tried.resolve()
      // Messages before the first connection are missed as well.
      hadHeard = true
      if (closed) return
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, waitBefore(attempt++, Math.random()))
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      client = given.newClient()
    }
  }
  const running = run()
  await tried.promise
  return {
    async close() {
      closed = true
      wake()
      await client.end().catch(() => undefined)
      await running
    },
  }
}
