import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { say } from '@tessera/commands/say'
import { sideBySide } from './side-by-side.ts'
import { newPlace } from './soak-database.ts'
import { trySchemas } from './try-schemas.ts'
import { earlierSchemas, lastRelease } from './upgrades/earlier-schemas.ts'
import { checkOut } from './upgrades/old-checkout.ts'

/**
 * Upgrades databases from each earlier schema with rows in every table, and runs the last release and this
 * checkout side by side under load while the migrations run.
 */
export async function soakUpgrades(): Promise<boolean> {
  const place = await mkdtemp(join(tmpdir(), 'tessera-upgrades-'))
  const database = await newPlace('PostgreSQL')
  try {
    const { schemas, leftOut } = await earlierSchemas(place)
    say(`${schemas.length} earlier schemas; ${leftOut} revisions between merges left out.`)
    const server = database.databaseUrl ?? ''
    const held = await trySchemas(server, schemas)
    const revision = process.env.FROM ?? (await lastRelease())
    const checkout = join(place, 'release')
    say(`Checking out ${revision.slice(0, 10)} and its packages …`)
    await checkOut(revision, checkout)
    const { folder } = database
    return (await sideBySide({ checkout, folder, databaseUrl: server })) && held
  } finally {
    await database.remove()
    await rm(place, { recursive: true, force: true })
  }
}
