import { parseArgs } from 'node:util'
import { type Configuration, readConfiguration } from '../configuration.ts'
import { demoSeeding } from '../demo/demo-seeding.ts'
import { fillTables } from '../demo/fill/fill-tables.ts'
import { seedDemoWorld } from '../demo/seed.ts'
import { systemClock } from '../platform/clock/system.ts'
import { migrate } from '../platform/database/migrate.ts'
import type { Db } from '../platform/database/port.ts'
import { timeOrderedIds } from '../platform/ids/time-ordered.ts'
import { argon2Passwords } from '../platform/passwords/argon2.ts'
import { blobStore } from './blob-store.ts'
import { dataFolderFault, keepFilesPrivate } from './data-folder.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { openDatabase } from './open-database.ts'
import { randomKeys } from './random-keys.ts'

const usage = `npm run demo -- --pins NUMBER [--data DIR]

Fills the tables with so many pins for trials of scale, with a board for every 40 and somebody for
every 200 of them, beside the demo world, whose words and pictures they share. It fills the database
at DATABASE_URL, or the one in the data folder while no service runs on it.`

const mostPins = 50_000_000

/** How many pins were asked for, or undefined when that cannot be made out. */
function wantedPins(): number | undefined {
  try {
    const { values } = parseArgs({ options: { pins: { type: 'string' } } })
    const pins = Number(values.pins)
    return Number.isInteger(pins) && pins > 0 && pins <= mostPins ? pins : undefined
  } catch {
    return undefined
  }
}

const started = performance.now()
const tell = (text: string): void =>
  console.log(`${((performance.now() - started) / 1_000).toFixed(1).padStart(7)} s  ${text}`)

async function putInDemoWorld(configuration: Configuration, db: Db): Promise<void> {
  const ids = timeOrderedIds({ clock: systemClock, random: Math.random })
  const blobs = blobStore(configuration)
  const ports = { db, blobs, ids, passwords: argon2Passwords, keys: randomKeys, clock: systemClock }
  await seedDemoWorld(ports, {
    ...demoSeeding,
    onProgress: (done, total) => {
      if (done % 500 === 0) tell(`Drawing the demo world: ${done} of ${total} pictures.`)
    },
  })
}

/** Fills what the configuration names; the answer is what went wrong, in one sentence. */
async function filled(configuration: Configuration, pins: number): Promise<string | undefined> {
  if (configuration.MODE === 'production')
    return 'The demo accounts have a public password, so production gets none; set MODE to local for a trial.'
  const unfit = dataFolderFault(configuration.DATA_DIR)
  if (unfit !== undefined) return unfit
  const opening = await openDatabase(configuration)
  if (!opening.ok) return opening.fault.message
  try {
    const { db } = opening.database
    await migrate(db, migrationsFolder)
    await putInDemoWorld(configuration, db)
    return await fillTables(db, pins, tell)
  } finally {
    await opening.database.close()
  }
}

async function main(): Promise<void> {
  keepFilesPrivate()
  const pins = wantedPins()
  const read = readConfiguration(process.env)
  const fault =
    pins === undefined
      ? usage
      : read.ok
        ? await filled(read.configuration, pins)
        : read.faults.map(({ name, problem }) => `${name}: ${problem}`).join('\n')
  if (fault === undefined) return tell('Done.')
  console.error(fault)
  process.exitCode = 1
}

await main()
