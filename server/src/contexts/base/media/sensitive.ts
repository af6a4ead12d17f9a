import type { MediaId } from '@tessera/contracts/ids'
import { and, inArray, isNull, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../sql.ts'
import { blurredKeyOf } from './blurred-key.ts'
import { blobKey, clearly, type SensitiveBy } from './rules.ts'
import { storeEverySize } from './store-picture.ts'
import { media } from './tables.ts'

/** The same as `blurredKeyOf`, of a picture that is not marked. */
const blurredKeyIn = sql`encode(sha256(convert_to('blurred ' || ${media.key}, 'UTF8')), 'hex')`

type BlurPorts = Pick<Ports, 'db' | 'blobs' | 'images'>

/**
 * Writes the blurred files of pictures. A picture whose files are gone has none: its place shows its color. Call it
 * before the transaction that marks the pictures, so that no address is without a file.
 */
export async function blurPictures(
  { db, blobs, images }: BlurPorts,
  ids: readonly MediaId[],
  who: string,
): Promise<void> {
  if (ids.length === 0) return
  const found = await db
    .select({ key: media.key, clearKey: media.clearKey })
    .from(media)
    .where(inArray(media.id, [...ids]))
  for (const { key } of found.map(clearly)) await blurFiles({ blobs, images }, key, who)
}

/** Writes the blurred files of the picture with this clear key. */
export async function blurFiles(
  { blobs, images }: Omit<BlurPorts, 'db'>,
  key: string,
  who: string,
): Promise<void> {
  const blob = (await blobs.get(blobKey(key, '236x'))) ?? (await blobs.get(blobKey(key, 'orig')))
  if (blob === undefined) return
  const made = await images.blurred(blob.bytes, { who })
  if (!made.ok) throw new Error(`The picture ${blurredKeyOf(key)} was not blurred: ${made.fault}.`)
  await storeEverySize(blobs, blurredKeyOf(key), made.image)
}

/** The side that had marked a picture before a change. */
export interface MarkBefore {
  readonly id: MediaId
  readonly by: SensitiveBy | null
}

/** Locks pictures, in the order of their ids, and returns their marks. */
export async function lockMarks(tx: Sql, ids: readonly MediaId[]): Promise<MarkBefore[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: media.id, clearKey: media.clearKey, by: media.sensitiveBy })
    .from(media)
    .where(inArray(media.id, [...ids]))
    .orderBy(media.id)
    .for('update')
  return rows.map(({ id, clearKey, by }) => ({ id, by: clearKey === null ? null : by }))
}

/**
 * Says that pictures may be sensitive; everything that names them shows them blurred from then on. An author's mark
 * replaces nobody's.
 */
export async function markSensitive(
  tx: Sql,
  ids: readonly MediaId[],
  by: SensitiveBy,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(media)
    .set({
      clearKey: sql`coalesce(${media.clearKey}, ${media.key})`,
      key: sql`case when ${media.clearKey} is null then ${blurredKeyIn} else ${media.key} end`,
      sensitiveBy: by,
    })
    .where(and(inArray(media.id, [...ids]), by === 'author' ? isNull(media.clearKey) : undefined))
}

/** Shows pictures again. Their blurred files stay as long as the pictures, because a mark may come back. */
export async function unmarkSensitive(tx: Sql, ids: readonly MediaId[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(media)
    .set({ clearKey: null, key: sql`coalesce(${media.clearKey}, ${media.key})` })
    .where(inArray(media.id, [...ids]))
}

/** Puts marks back as they were; one that somebody set since stays. */
export async function restoreMarks(
  tx: Sql,
  before: readonly MarkBefore[],
  set: SensitiveBy,
): Promise<void> {
  const now = new Map(
    (
      await lockMarks(
        tx,
        before.map(({ id }) => id),
      )
    ).map(({ id, by }) => [id, by]),
  )
  const own = before.filter(({ id }) => now.get(id) === set)
  await unmarkSensitive(
    tx,
    own.flatMap(({ id, by }) => (by === null ? [id] : [])),
  )
  for (const { id, by } of own) if (by !== null) await markSensitive(tx, [id], by)
}
