import { parseArgs } from 'node:util'
import type { Configuration } from '../configuration.ts'
import { dueMigrations } from '../platform/database/migrate.ts'
import type { Db } from '../platform/database/port.ts'
import { rootCause } from '../platform/log/root-cause.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { openDatabase } from './open-database.ts'
import {
  applyPlan,
  isReady,
  machinesOf,
  type Planned,
  placedIn,
  plannedHere,
} from './placements/index.ts'
import { runCommand, withSettings } from './run-command.ts'

const usage = `tessera distribute [--apply]

Prints where each table lies in a Citus cluster, and why others can't lie at their places yet. With
--apply, brings the tables that can to their places in the cluster of DATABASE_URL (the coordinator),
while the service is stopped. It may run again, and leaves tables that are there alone.`

interface Wish {
  readonly isApplied: boolean
}

function wishOf(): Wish {
  const { values } = parseArgs({ options: { apply: { type: 'boolean' } } })
  return { isApplied: values.apply ?? false }
}

const placeOf = ({ how, by, column }: Planned): string =>
  how === 'distributed' ? `by ${by} (${column})` : how

function tell(tables: readonly Planned[]): void {
  const moving = tables.filter(({ how }) => how !== 'one machine')
  const ready = moving.filter(isReady)
  console.log(`${ready.length} tables can be brought to their places:`)
  for (const table of ready) console.log(`  ${table.name}: ${placeOf(table)}`)
  const hindered = moving.filter((table) => !isReady(table))
  console.log(`${hindered.length} tables stay on the coordinator for now:`)
  for (const table of hindered)
    console.log(`  ${table.name}: ${placeOf(table)}, but ${table.hindrances.join('; ')}`)
  console.log(`${tables.length - moving.length} tables belong on one machine.`)
}

/** Says why the database can't be distributed; undefined when it can. */
async function refusal(db: Db): Promise<string | undefined> {
  const machines = await machinesOf(db)
  if (machines === undefined)
    return 'The database has no extension citus; name the coordinator of a cluster in DATABASE_URL.'
  if (machines === 0)
    return 'The cluster has no machine that takes rows; add one with citus_add_node.'
  const due = await dueMigrations(db, migrationsFolder)
  return due.length === 0
    ? undefined
    : `${due.length} migrations are due; run them first (tessera migrations run).`
}

async function apply(db: Db): Promise<string | undefined> {
  const why = await refusal(db)
  if (why !== undefined) return why
  const before = await placedIn(db)
  const applied = await applyPlan(db, plannedHere.tables.filter(isReady))
  const faults = applied.filter(({ fault }) => fault !== undefined)
  console.log(
    `${applied.length - faults.length} tables were brought to their places; ${before.size} were there.`,
  )
  return faults.length === 0
    ? undefined
    : `The cluster refused these, and their rows are where they were:\n${faults
        .map(({ name, fault }) => `  ${name}: ${fault}`)
        .join('\n')}`
}

async function distributed(
  configuration: Configuration,
  { isApplied }: Wish,
): Promise<string | undefined> {
  const { tables, faults } = plannedHere
  if (faults.length > 0) return faults.join('\n')
  tell(tables)
  if (!isApplied) return undefined
  if (configuration.DATABASE_URL === undefined)
    return 'The embedded database is one machine; set DATABASE_URL to the coordinator of a cluster.'
  const opening = await openDatabase(configuration)
  if (!opening.ok) return opening.fault.message
  try {
    return await opening.database.direct(apply)
  } catch (cause) {
    return `The tables could not be brought to their places (${rootCause(cause)}); run it again once that is mended.`
  } finally {
    await opening.database.close()
  }
}

await runCommand({
  usage,
  wishOf,
  run: (wish) => withSettings((configuration) => distributed(configuration, wish)),
})
