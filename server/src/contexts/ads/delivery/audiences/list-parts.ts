import type { AudienceId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { and, eq, inArray } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { audienceHashes, audiences } from './tables.ts'

/** The result of one part of an upload to a list. */
export interface ChangedList {
  readonly changed: number
  readonly lines: number
}

const linesOf = (tx: Sql, id: AudienceId) =>
  tx.$count(audienceHashes, eq(audienceHashes.audienceId, id))

async function write(
  tx: Sql,
  id: AudienceId,
  change: 'add' | 'remove',
  hashes: readonly string[],
): Promise<void> {
  if (change === 'remove')
    await tx
      .delete(audienceHashes)
      .where(and(eq(audienceHashes.audienceId, id), inArray(audienceHashes.hash, [...hashes])))
  else
    await tx
      .insert(audienceHashes)
      .values(hashes.map((hash) => ({ audienceId: id, hash })))
      .onConflictDoNothing()
}

/**
 * Adds hashes to a list that is locked, or removes them. Undefined when there is no room for them: then
 * none is added.
 */
export async function changeList(
  tx: Sql,
  id: AudienceId,
  part: { readonly change: 'add' | 'remove'; readonly hashes: readonly string[]; now: Date },
): Promise<ChangedList | undefined> {
  const hashes = [...new Set(part.hashes)]
  const before = await linesOf(tx, id)
  if (part.change === 'add') {
    const known = await tx.$count(
      audienceHashes,
      and(eq(audienceHashes.audienceId, id), inArray(audienceHashes.hash, hashes)),
    )
    if (before + hashes.length - known > limits.audienceListMax) return undefined
  }
  await write(tx, id, part.change, hashes)
  const lines = await linesOf(tx, id)
  if (lines !== before)
    await tx.update(audiences).set({ changedAt: part.now }).where(eq(audiences.id, id))
  return { changed: Math.abs(lines - before), lines }
}
