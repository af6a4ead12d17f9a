import type { Blobs } from '../blobs/port.ts'
import type { Db } from '../database/port.ts'
import { sql } from '../database/sql.ts'

const probeBytes = 262_144

/** Writes to the blob store and to the database, and deletes both; throws when there is no room. */
export async function tryWriting(
  { blobs, db }: { readonly blobs: Blobs; readonly db: Db },
  key: string,
): Promise<void> {
  const name = `probe-${key}.bin`
  const contentType = 'application/octet-stream'
  await blobs.put(name, { bytes: new Uint8Array(probeBytes), contentType })
  await blobs.delete(name)
  await db.transaction(async (tx) => {
    // Text that doesn't compress, so that the database needs as much room as it's long.
    await tx.execute(sql`create temporary table storage_probe on commit drop as
      select string_agg(md5(line::text), '') as text from generate_series(1, 8192) line`)
  })
}
