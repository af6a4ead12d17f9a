import { openEmbedded } from '@tessera/server/platform/database/embedded'
import type { Db } from '@tessera/server/platform/database/port'
import { openPostgres } from '@tessera/server/platform/database/postgres'
import { sql } from '@tessera/server/platform/database/sql'

// Files written to the folder are readable by their owner only, as those of the service.
process.umask(0o077)

// Forked by the soak test: counts inconsistencies in a database (a folder or a URL).
const [folder = '', url] = process.argv.slice(2)

const checks = {
  'boards miscounted': sql`select count(*) from boards where pin_count <>
    (select count(*) from pins where board_id = boards.id and deleted_at is null)`,
  'sections miscounted': sql`select count(*) from sections where pin_count <>
    (select count(*) from pins where section_id = sections.id and deleted_at is null)`,
  'ideas miscounted': sql`select count(*) from pins ideas where id = origin_id and save_count
    + (select count(*) from gathered_saves where origin_id = ideas.id) <>
    (select count(*) from pins copies join boards on boards.id = copies.board_id
      where copies.origin_id = ideas.id and copies.id <> ideas.id
        and copies.pinner_id <> ideas.pinner_id and copies.deleted_at is null
        and boards.privacy = 'public' and boards.deleted_at is null)`,
  'pins half saved': sql`select count(*) from pins where place = 0
    or not exists (select from pins ideas where ideas.id = pins.origin_id)
    or (select last_pinned_at from boards where boards.id = pins.board_id) is null
    or (select first_saved_at from users where users.id = pins.pinner_id) is null`,
  'pins told of that are not there': sql`select count(*) from notifications
    where kind = 'pin-saved' and not exists (select from pins where pins.id = subject_id)`,
  'saves not told of': sql`select count(*) from pins where id <> origin_id
    and not exists (select from notifications where kind = 'pin-saved' and subject_id = pins.id)`,
}

async function faultsIn(db: Db): Promise<Readonly<Record<string, number>>> {
  const found: Record<string, number> = {}
  for (const [name, query] of Object.entries(checks)) {
    const { rows } = await db.execute<{ count: string }>(query)
    found[name] = Number(rows[0]?.count)
  }
  return found
}

const opening = url === undefined ? await openEmbedded(folder) : await openPostgres(url)
if (!opening.ok) throw new Error(opening.fault.message)
process.send?.(await faultsIn(opening.database.db))
await opening.database.close()
process.disconnect?.()
