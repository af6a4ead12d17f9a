import { startRealPostgres } from '@tessera/server/platform/database/testing/real-postgres'

// A PostgreSQL server for whoever forks this file: it says the address, and goes when they do.
const server = await startRealPostgres()
let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await server.stop()
  process.exit(0)
}
process.on('disconnect', () => void stop())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
process.send?.({ url: server.url })
