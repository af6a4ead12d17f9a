import { PGlite } from '@electric-sql/pglite'
import { extensions } from './extensions.ts'
import { pgliteReply } from './pglite-reply.ts'
import type { OpenDatabase } from './port.ts'
import { SessionGate } from './session-gate.ts'
import { sessionPool } from './session-pool.ts'

/** A database in memory, and a copy of it as it is now. */
export interface MemoryDatabase extends OpenDatabase {
  kind: 'memory'
  snapshot(): Promise<Blob>
}

/** Opens a database that lives in memory: empty, or as it was when the snapshot was taken. */
export async function openMemory({ from }: { from?: Blob } = {}): Promise<MemoryDatabase> {
  const pglite = await PGlite.create({ extensions, ...(from ? { loadDataDir: from } : {}) })
  const gate = new SessionGate({
    execute: (batch) => pgliteReply(pglite, batch),
    durable: () => undefined,
  })
  const { db, pool, afterCommit } = sessionPool(gate)
  return {
    db,
    kind: 'memory',
    afterCommit,
    snapshot: () => pglite.dumpDataDir('none'),
    close: async () => {
      await pool.end()
      await pglite.close()
    },
  }
}
