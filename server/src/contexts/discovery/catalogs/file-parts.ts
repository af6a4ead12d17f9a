import { eq } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { RunRow } from './store.ts'
import { catalogRuns } from './tables.ts'

/** Returns the key of a part of a run's file in the blob store. */
export const partKey = (runId: string, part: number): string => `catalogs/${runId}/${part}`

/** The type under which the parts of a file are stored. */
export const partType = 'application/octet-stream'

/** Reads the file of a run part by part. */
export async function* readParts(
  { blobs }: Pick<Ports, 'blobs'>,
  { id, fileParts }: Pick<RunRow, 'id' | 'fileParts'>,
): AsyncGenerator<Uint8Array> {
  for (let part = 0; part < fileParts; part += 1) {
    const opened = await blobs.open(partKey(id, part))
    if (opened === undefined) throw new Error('A part of the file of products is gone.')
    yield* opened.body
  }
}

/** Returns the size of a run's file. */
export async function fileSize(
  { blobs }: Pick<Ports, 'blobs'>,
  { id, fileParts }: Pick<RunRow, 'id' | 'fileParts'>,
): Promise<number> {
  let size = 0
  for (let part = 0; part < fileParts; part += 1)
    size += (await blobs.sizeOf(partKey(id, part))) ?? 0
  return size
}

/** Deletes the file of a run. */
export async function deleteParts(
  { blobs, db }: Pick<Ports, 'blobs' | 'db'>,
  { id, fileParts }: Pick<RunRow, 'id' | 'fileParts'>,
): Promise<void> {
  if (fileParts === 0) return
  for (let part = 0; part < fileParts; part += 1) await blobs.delete(partKey(id, part))
  await db.update(catalogRuns).set({ fileParts: 0 }).where(eq(catalogRuns.id, id))
}
