import type { UserId } from '@tessera/contracts/ids'
import type { Sql } from '../../base/sql.ts'
import type { ExportedPart } from '../../base/whole-account-parts.ts'
import { passkeysOf as storedPasskeys } from './store.ts'

async function passkeysOf(db: Sql, id: UserId) {
  const passkeys = await storedPasskeys(db, id)
  return passkeys.map(({ name, synced, createdAt, lastUsedAt }) => ({
    name,
    synced,
    createdAt,
    lastUsedAt,
  }))
}

/** The passkeys of a member, by name. */
export const passkeyExports: readonly ExportedPart[] = [
  { file: 'settings', name: 'passkeys', load: passkeysOf },
]
