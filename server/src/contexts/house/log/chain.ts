import type { VerifiedHouseLog } from '@tessera/contracts/calls/house-log'
import type { Secrets } from '../../../platform/secrets/port.ts'
import { sha256OfText } from '../../../platform/secrets/sha256.ts'
import type { houseLog } from './tables.ts'

/** An entry of the log as it is stored. */
export type LogRow = typeof houseLog.$inferSelect

/** The part of an entry that its hash covers. */
export type HashedEntry = Omit<LogRow, 'hash' | 'seal'>

/** Returns the hash of an entry, which covers the hash of the entry before; '' for the first. */
export const hashOfEntry = (before: string, entry: HashedEntry): string =>
  sha256OfText(
    JSON.stringify([
      before,
      entry.seq,
      entry.at.toISOString(),
      entry.by,
      entry.actorId,
      entry.role,
      entry.act,
      entry.personId,
      entry.object,
      entry.reason,
      entry.before,
      entry.after,
    ]),
  )

/** Returns the fingerprint of a hash, which nobody can make without the service's key. */
export const sealOf = (secrets: Secrets, hash: string): string => secrets.mac('house log', hash)

/** The place up to which the log was checked. */
export interface Checked {
  readonly entries: number
  readonly head: string | null
  readonly broken: VerifiedHouseLog['broken']
}

/** The start of a check. */
export const unchecked: Checked = { entries: 0, head: null, broken: null }

/**
 * Checks the entries that follow, in order, up to the first that is not as it was written: one is missing, its
 * content was changed, or it was written without the service's key.
 */
export function checkEntries(checked: Checked, rows: readonly LogRow[], secrets: Secrets): Checked {
  let { entries, head } = checked
  for (const row of rows) {
    const seq = entries + 1
    const broken = (why: 'missing' | 'changed' | 'forged') => ({
      entries,
      head,
      broken: { seq, why },
    })
    if (row.seq !== seq) return broken('missing')
    if (hashOfEntry(head ?? '', row) !== row.hash) return broken('changed')
    if (sealOf(secrets, row.hash) !== row.seal) return broken('forged')
    entries = seq
    head = row.hash
  }
  return { entries, head, broken: null }
}
