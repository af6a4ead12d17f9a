import { digest, tablesOf } from '@tessera/server/archive/rows'
import { openEmbedded } from '@tessera/server/platform/database/embedded'
import { openPostgres } from '@tessera/server/platform/database/postgres'

// Files written to the folder are readable by their owner only, as those of the service.
process.umask(0o077)

// Forked by the soak test: hashes the rows of every table in a database (a folder or a URL).
const [folder = '', url] = process.argv.slice(2)

const opening = url === undefined ? await openEmbedded(folder) : await openPostgres(url)
if (!opening.ok) throw new Error(opening.fault.message)
const digests = await opening.database.db.transaction(async (tx) => {
  const all: Record<string, string> = {}
  for (const table of await tablesOf(tx)) {
    const { count, hash } = await digest(tx, table)
    all[table.id] = `${count} rows, ${hash}`
  }
  return all
})
process.send?.(digests)
await opening.database.close()
process.disconnect?.()
