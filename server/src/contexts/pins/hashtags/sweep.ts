import type { Db } from '../../../platform/database/port.ts'
import { sql } from '../../../platform/database/sql.ts'
import { hashtagChanges, hashtags } from './tables.ts'

const changesAtOnce = 5_000

/** Adds pending changes to the hashtag counts, without changing the total that readers see. */
export async function sweepHashtags(db: Db): Promise<void> {
  let taken = changesAtOnce
  while (taken === changesAtOnce) {
    const { rows } = await db.execute<{ taken: number }>(sql`
      with taken as (
        delete from ${hashtagChanges} where ctid in (
          select ctid from hashtag_changes limit ${changesAtOnce} for update skip locked)
        returning tag, display, change
      ), added as (
        insert into ${hashtags} (tag, display, pin_count)
        select tag, max(display collate "C"), sum(change) from taken group by tag order by tag
        on conflict (tag) do update set pin_count = ${hashtags.pinCount} + excluded.pin_count
      )
      select count(*)::int as taken from taken`)
    taken = rows[0]?.taken ?? 0
  }
}
