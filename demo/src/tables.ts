import { mediaId } from '@tessera/server/contexts/base/columns'
import { media } from '@tessera/server/contexts/base/media/tables'
import {
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
} from '@tessera/server/platform/database/define-tables'
import type { Db } from '@tessera/server/platform/database/port'
import { sql } from '@tessera/server/platform/database/sql'

/** Worlds that were filled in; a row is written with the last of the world's own rows. */
export const seeds = pgTable('seeds', {
  name: text().primaryKey(),
  doneAt: timestamp('done_at', { withTimezone: true }).notNull(),
})

/** In `seeds` from the rows of a world with ads on until the figures of its ads are whole. */
export const historyWanted = 'ad-history-wanted'

/** The pictures of the demo world, so that a size can be made on its first request. */
export const drawings = pgTable(
  'drawings',
  {
    /** The key that the picture's bytes are stored under. */
    key: text().primaryKey(),
    mediaId: mediaId('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    /** The picture's name; folders of before hold what it was drawn from. */
    spec: jsonb().$type<{ readonly picture: string }>().notNull(),
  },
  (table) => [index('drawings_media').on(table.mediaId)],
)

const definitions = [
  sql`create table if not exists seeds (
    name text primary key,
    done_at timestamp with time zone not null
  )`,
  sql`create table if not exists drawings (
    key text primary key,
    media_id bigint not null references media (id) on delete cascade,
    spec jsonb not null
  )`,
  sql`create index if not exists drawings_media on drawings (media_id)`,
]

/**
 * Creates the two tables where they are missing. Databases of today have them from the service's
 * first migrations, which created them before the demo world was a package of its own.
 */
export async function createTables(db: Db): Promise<void> {
  for (const definition of definitions) await db.execute(definition)
}
