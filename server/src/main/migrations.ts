import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Configuration } from '../configuration.ts'
import { allBackfills } from '../contexts/all-domains.ts'
import { backfillStates } from '../contexts/base/backfills/backfill-states.ts'
import { completeBackfill } from '../contexts/base/backfills/complete-backfill.ts'
import { holdBackfill } from '../contexts/base/backfills/hold-backfill.ts'
import { dueMigrations, MigrationFault, newerCheck } from '../platform/database/migrate.ts'
import { readMigrations } from '../platform/database/migration-files.ts'
import type { Db, OpenDatabase } from '../platform/database/port.ts'
import { sql } from '../platform/database/sql.ts'
import { dataFolderFault } from './data-folder.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { openDatabase } from './open-database.ts'
import { runCommand, withSettings } from './run-command.ts'
import { upgradeDatabase } from './upgrade-database.ts'

const usage = `tessera migrations [COMMAND]

  (none)         Prints the migrations that are due, and how far backfills are
  run            Runs the migrations that are due and all backfills, before a new version starts
  pause NAME     Pauses a backfill
  resume NAME    Lets it go on

--json prints the state as JSON. With the embedded database, stop the service first.`

type Wish =
  | { readonly kind: 'state' | 'run'; readonly isJson: boolean }
  | { readonly kind: 'pause' | 'resume'; readonly name: string; readonly isJson: boolean }

function wishOf(): Wish | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' } },
  })
  const [kind = 'state', name, ...more] = positionals
  const isJson = values.json ?? false
  if (more.length > 0) return undefined
  if ((kind === 'pause' || kind === 'resume') && name !== undefined) return { kind, name, isJson }
  if ((kind === 'state' || kind === 'run') && name === undefined) return { kind, isJson }
  return undefined
}

async function stateOf(db: Db) {
  const { rows } = await db.execute<{ made: boolean; holds: boolean }>(sql`
    select to_regclass('drizzle.__drizzle_migrations') is not null as made,
      to_regclass('backfills') is not null as holds`)
  const [has] = rows
  const all = readMigrations(migrationsFolder)
  const due = has?.made === true ? await dueMigrations(db, migrationsFolder) : all
  const tooNew = has?.made === true ? await newerCheck(db, migrationsFolder)() : undefined
  const states = has?.holds === true ? await backfillStates(db) : []
  const waiting = allBackfills
    .filter(({ name }) => !states.some((state) => state.name === name))
    .map(({ name }) => ({ name, percent: 0, state: 'waits' as const }))
  return {
    migrations: all.length,
    due: due.map(({ name }) => name),
    backfills: [...states, ...waiting],
    tooNew: tooNew ?? null,
  }
}

async function tell(db: Db, isJson: boolean): Promise<void> {
  const state = await stateOf(db)
  if (isJson) return console.log(JSON.stringify(state))
  const { migrations, due, backfills, tooNew } = state
  if (tooNew !== null) console.log(tooNew)
  console.log(
    due.length === 0
      ? `All ${migrations} migrations of this version have run.`
      : `${due.length} of ${migrations} migrations are due:\n${due.map((name) => `  ${name}`).join('\n')}`,
  )
  console.log(backfills.length === 0 ? 'There are no backfills.' : 'Backfills:')
  for (const { name, percent, state: is } of backfills)
    console.log(`  ${name}: ${percent} %, ${is}`)
}

async function runAll(database: OpenDatabase, onProgress: (text: string) => void) {
  const ran = await upgradeDatabase(database, { onProgress, isPatient: true })
  onProgress(`${ran} migrations ran.`)
  for (const backfill of allBackfills) {
    const why = await completeBackfill(database.db, backfill, { isPatient: true })
    if (why !== undefined) return why
    onProgress(`The backfill ${backfill.name} is done.`)
  }
  return undefined
}

/** Does what is wished. Returns the reason in one sentence when it could not. */
async function done(configuration: Configuration, wish: Wish): Promise<string | undefined> {
  const unfit = dataFolderFault(configuration.DATA_DIR)
  if (unfit !== undefined) return unfit
  const { DATABASE_URL, DATA_DIR } = configuration
  if (DATABASE_URL === undefined && !existsSync(join(DATA_DIR, 'postgres')))
    return `There is no database in ${DATA_DIR}; name the service's data folder in DATA_DIR, or set DATABASE_URL as the service has it.`
  const opening = await openDatabase(configuration)
  if (!opening.ok) return opening.fault.message
  const { database } = opening
  try {
    if (wish.kind === 'pause' || wish.kind === 'resume') {
      const { backfills } = await stateOf(database.db)
      const begun = backfills.some(({ name, state }) => name === wish.name && state !== 'waits')
      if (!begun || !(await holdBackfill(database.db, wish.name, wish.kind === 'pause')))
        return `There is no backfill ${wish.name} under way; see tessera migrations.`
    }
    if (wish.kind === 'run') {
      const say = (text: string) => (wish.isJson ? console.error : console.log)(text)
      const why = await runAll(database, say)
      if (why !== undefined) return why
    }
    await tell(database.db, wish.isJson)
    return undefined
  } catch (cause) {
    if (cause instanceof MigrationFault) return cause.message
    throw cause
  } finally {
    await database.close()
  }
}

await runCommand({
  usage,
  wishOf,
  run: (wish) => withSettings((configuration) => done(configuration, wish)),
})
