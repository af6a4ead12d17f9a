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

/** Returns a port that is free together with its modules' ports, and that browsers open. */
export async function freePort(
  offsets: readonly number[],
  isFree: (port: number) => Promise<boolean> = canListen,
): Promise<number> {
  for (let port = 3_000; port <= 64_000; port += 1_000) {
    if (refusedPort(port, offsets) !== undefined) continue
    const free = await Promise.all([0, ...offsets].map((offset) => isFree(port + offset)))
    if (free.every(Boolean)) return port
  }
  return 3_000
}
