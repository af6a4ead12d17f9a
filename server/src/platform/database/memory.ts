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

/** Opens a database in memory: empty, or from a snapshot. */
export async function openMemory({ from }: { from?: Snapshot } = {}): Promise<MemoryDatabase> {
  const pglite = await PGlite.create({
    extensions,
    ...(from ? { fs: new SnapshotFiles(from) } : {}),
  })
  const gate = new SessionGate({
    execute: (batch) => pgliteReply(pglite, batch),
    durable: () => undefined,
  })
  const { db, pool, afterCommit } = sessionPool(gate)
  return {
    db,
    kind: 'memory',
    afterCommit,
    snapshot: () => snapshotOf(pglite),
    close: async () => {
      await pool.end()
      await pglite.close()
    },
  }
}
