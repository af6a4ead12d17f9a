import { eq, sql } from '../../../platform/database/sql.ts'
import { media, unusedMedia } from '../../base/media/tables.ts'
import { runningUploads } from '../../base/running-uploads/tables.ts'
import type { DeletedPart } from '../../base/whole-account-parts.ts'
import { users } from '../../identity/index.ts'
import { boards } from '../boards/tables.ts'

/**
 * Detaches the uploads of an account. The sweep of unused pictures deletes those that nobody else's pin
 * shows, with their files, and the sweep of uploads the parts of those that still run.
 */
export const uploadDeletes: readonly DeletedPart[] = [
  {
    name: 'uploads',
    when: 'with',
    run: async (tx, { id }) => {
      await tx.execute(sql`insert into ${unusedMedia} (media_id, since)
        select id, to_timestamp(0) from ${media} where owner_id = ${id}
          or id in (select portrait_id from ${users} where id = ${id})
          or id in (select cover_id from ${boards} where owner_id = ${id})
        on conflict (media_id) do update set since = excluded.since`)
      await tx.update(media).set({ ownerId: null }).where(eq(media.ownerId, id))
      await tx
        .update(runningUploads)
        .set({ ownerId: null, metadata: '', endedAt: new Date(0) })
        .where(eq(runningUploads.ownerId, id))
    },
  },
]
