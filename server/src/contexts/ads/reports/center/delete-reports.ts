import type { UserId } from '@tessera/contracts/ids'
import { eq } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import { advertisers } from '../../../identity/index.ts'
import { deleteParts } from './file-parts.ts'
import { madeReports } from './tables.ts'

/** Deletes the files of reports of a member's ad accounts. Their rows go with the accounts. */
export async function deleteReportFiles(
  { db, blobs }: Pick<Ports, 'db' | 'blobs'>,
  ownerId: UserId,
): Promise<void> {
  const files = await db
    .select({ key: madeReports.key, bytes: madeReports.bytes })
    .from(madeReports)
    .innerJoin(advertisers, eq(advertisers.id, madeReports.advertiserId))
    .where(eq(advertisers.ownerId, ownerId))
  for (const { key, bytes } of files) await deleteParts(blobs, key, bytes ?? 0)
}
