import type { BackendRequest } from '@tessera/contracts/releases/tool-calls'
import type { Tx } from '../../../platform/database/port.ts'
import { eq } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { moduleBackends } from './tables.ts'
import { raiseVersion, recordChange } from './write-release.ts'

/** Grants a module a backend, or ends its grant, as a change of the registry; false when there is none to end. */
export async function changeBackend(
  { db, clock, live, releases }: Pick<Ports, 'db' | 'clock' | 'live' | 'releases'>,
  asked: BackendRequest,
  who: string,
): Promise<boolean> {
  const at = clock.now()
  const { module, why } = asked
  const isMade = await db.transaction(async (tx) => {
    if (!(await write(tx, asked, { grantedBy: who, at }))) return false
    const version = await raiseVersion(tx, null)
    if (version === undefined) throw new Error('The registry has no version.')
    await recordChange(tx, { version, at, who, why, what: inWords(asked), module })
    live.publish('registry', { kind: 'changed', id: String(version) })
    return true
  })
  releases.lookAgain()
  return isMade
}

async function write(
  tx: Tx,
  asked: BackendRequest,
  by: { readonly grantedBy: string; readonly at: Date },
): Promise<boolean> {
  const { module } = asked
  if (asked.do === 'revoke') {
    const here = eq(moduleBackends.module, module)
    return (await tx.delete(moduleBackends).where(here).returning()).length > 0
  }
  const { origin, may, local, why } = asked
  const values = { origin, may, local, why, ...by }
  await tx
    .insert(moduleBackends)
    .values({ module, ...values })
    .onConflictDoUpdate({ target: moduleBackends.module, set: values })
  return true
}

function inWords(asked: BackendRequest): string {
  if (asked.do === 'revoke') return 'revoke the backend'
  const told = asked.may.length === 0 ? 'nothing of the viewer' : asked.may.join(', ')
  return `grant the backend ${asked.origin}, which is told ${told}`
}
