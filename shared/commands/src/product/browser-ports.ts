import { createServer } from 'node:net'
import { isBlockedPort } from '@tessera/contracts/blocked-ports'

const canListen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, 'localhost', () => server.close(() => resolve(true)))
  })

/** Returns the first port that browsers refuse, of the product's and its modules' (`offsets`). */
export const refusedPort = (port: number, offsets: readonly number[]): number | undefined =>
  [0, ...offsets].map((offset) => port + offset).find(isBlockedPort)

interface PortSearch {
  readonly isFree?: (port: number) => Promise<boolean>
  /** The first port to try, and the distance to the next. */
  readonly from?: number
  readonly step?: number
}

/** Returns a port that is free together with its modules' ports, and that browsers open. */
export async function freePort(
  offsets: readonly number[],
  { isFree = canListen, from = 3_000, step = 1_000 }: PortSearch = {},
): Promise<number> {
  for (let port = from; port <= 64_000; port += step) {
    if (refusedPort(port, offsets) !== undefined) continue
    const free = await Promise.all([0, ...offsets].map((offset) => isFree(port + offset)))
    if (free.every(Boolean)) return port
  }
  return from
}

/** Returns an error text when browsers refuse to open a port of the product, with the fix. */
export async function refusedPortSentence(
  port: number,
  offsets: readonly number[],
): Promise<string | undefined> {
  const refused = refusedPort(port, offsets)
  if (refused === undefined) return undefined
  const whose = refused === port ? 'the product' : 'a module'
  return `Browsers refuse to open port ${refused}, which ${whose} would have. Start with: npm start -- --port ${await freePort(offsets)}`
}
