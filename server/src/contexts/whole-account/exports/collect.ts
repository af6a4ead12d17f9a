import type { UserId } from '@tessera/contracts/ids'
import { asc, sql } from '../../../platform/database/sql.ts'
import { allExports } from '../../all-exports.ts'
import { clearKeyColumn } from '../../base/media/columns.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'
import { boards, pinPictures, pins, scheduledPins } from '../../pins/index.ts'

/**
 * Loads all that a member has here, by file, without secrets such as the hash of the password.
 * Undefined when there is no such member.
 */
export async function collect(db: Sql, id: UserId) {
  const found: Record<string, unknown> = {}
  const shared: Record<string, Record<string, unknown>> = {}
  for (const { file, name, load } of allExports) {
    const rows = await load(db, id)
    if (name === undefined) found[file] = rows
    else {
      shared[file] = { ...shared[file], [name]: rows }
      found[file] = shared[file]
    }
  }
  return found.profile === undefined
    ? undefined
    : Object.assign(found, { files: await filesOf(db, id) })
}

/** The rows of a download, by file. */
export type Collected = NonNullable<Awaited<ReturnType<typeof collect>>>

/** Pictures and videos that the member uploaded, saved or scheduled, those in the trash too, each once. */
const filesOf = (db: Sql, id: UserId) =>
  db
    .select({
      id: media.id,
      key: clearKeyColumn,
      videoKey: media.videoKey,
      videoMime: media.videoMime,
      captionsKey: media.captionsKey,
    })
    .from(media)
    .where(
      sql`${media.id} in (
        select id from ${media} where owner_id = ${id}::bigint
        union select media_id from ${pins} where pinner_id = ${id}::bigint
        union select portrait_id from ${users} where id = ${id}::bigint
        union select cover_id from ${boards} where owner_id = ${id}::bigint
        union select media_id from ${scheduledPins} where owner_id = ${id}::bigint
        union select picture.media_id from ${pinPictures} picture join ${pins} on ${pins.originId} = picture.origin_id
          where ${pins.pinnerId} = ${id}::bigint)`,
    )
    .orderBy(asc(media.id))
