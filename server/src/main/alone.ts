import { BackupFault } from '../archive/manifest.ts'
import type { OpenDatabase } from '../platform/database/port.ts'

/** A number that no other lock uses: a backup, a restore and a move of one database exclude each other. */
const archiveLock = 7_355_610

/** Runs a backup, a restore or a move, beside which no other one of the same database may run. */
export async function alone<Result>(
  { newClient }: Pick<OpenDatabase, 'newClient'>,
  run: () => Promise<Result>,
): Promise<Result> {
  // A process that has the embedded database, or a copy of it, is alone.
  if (newClient === undefined) return run()
  const client = newClient()
  // A server that goes away ends the work itself.
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_lock(${archiveLock}::bigint) as mine`,
    )
    if (rows[0]?.mine !== true)
      throw new BackupFault(
        'Another backup, restore or move of this database is running; wait until it has ended.',
      )
    return await run()
  } finally {
    await client.end()
  }
}
