import { PGlite } from '@electric-sql/pglite'
import { extensions } from './extensions.ts'
import { type Snapshot, SnapshotFiles, snapshotOf } from './memory-snapshot.ts'
import { pgliteReply } from './pglite-reply.ts'
import type { OpenDatabase } from './port.ts'
import { SessionGate } from './session-gate.ts'
import { sessionPool } from './session-pool.ts'

/** A database in memory, and a snapshot of it. */
export interface MemoryDatabase extends OpenDatabase {
  kind: 'memory'
  snapshot(): Promise<Snapshot>
}

// The usual 128 MB of buffers take 0.1 s to set up, and files in memory need few.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** Opens a database in memory: empty, or from a snapshot. */
export async function openMemory({ from }: { from?: Snapshot } = {}): Promise<MemoryDatabase> {
  const pglite = await PGlite.create({
    extensions,
    startParams,
    ...(from ? { fs: new SnapshotFiles(from) } : {}),
  })
  const gate = new SessionGate({
    execute: (batch) => pgliteReply(pglite, batch),
    durable: () => undefined,
  })
  const { db, pool, afterCommit, connections } = sessionPool(gate)
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
