import type { UserId } from '@tessera/contracts/ids'
import { eq } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { accountExports } from '../kept-exports/tables.ts'
import { exportBlobKey } from './export-key.ts'

/** Deletes a member's download, file first. */
export async function deleteExport(
  { db, blobs }: Pick<Ports, 'db' | 'blobs'>,
  userId: UserId,
): Promise<void> {
  const mine = eq(accountExports.userId, userId)
  const [row] = await db.select({ key: accountExports.key }).from(accountExports).where(mine)
  if (row === undefined) return
  await blobs.delete(exportBlobKey(row.key))
  await db.delete(accountExports).where(mine)
}
