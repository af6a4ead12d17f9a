import { PGlite } from '@electric-sql/pglite'
import { extensions } from './extensions.ts'
import { type Snapshot, SnapshotFiles, snapshotOf } from './memory-snapshot.ts'
import { pgliteReply } from './pglite-reply.ts'
import type { OpenDatabase } from './port.ts'
import { SessionGate } from './session-gate.ts'
import { sessionPool } from './session-pool.ts'
import type { OpenWatch } from './statement-watch.ts'

/** A database in memory, and a snapshot of it. */
export interface MemoryDatabase extends OpenDatabase {
  kind: 'memory'
  snapshot(): Promise<Snapshot>
}

/**
 * Settings of a database in memory. The usual 128 MB of buffers take 0.1 s to set up, and files in memory need
 * few. Nothing in memory outlives a crash, so its log holds no whole pages, and no segments for later.
 */
export const memorySettings = [
  'shared_buffers=16MB',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'wal_init_zero=off',
  'wal_recycle=off',
] as const

const startParams = [
  ...PGlite.defaultStartParams,
  ...memorySettings.flatMap((setting) => ['-c', setting]),
]

/** Opens a database in memory: empty, or from a snapshot. */
export async function openMemory({
  from,
  watch,
}: {
  from?: Snapshot
  watch?: OpenWatch | undefined
} = {}): Promise<MemoryDatabase> {
  const pglite = await PGlite.create({
    extensions,
    startParams,
    ...(from ? { fs: new SnapshotFiles(from) } : {}),
  })
  const gate = new SessionGate({
    execute: (batch) => pgliteReply(pglite, batch),
    durable: () => undefined,
  })
  const { db, pool, afterCommit, connections } = sessionPool(gate, watch)
  return {
    db,
    kind: 'memory',
    afterCommit,
    connections,
    direct: (work) => work(db),
    snapshot: () => snapshotOf(pglite),
    close: async () => {
      await pool.end()
      await pglite.close()
    },
  }
}
