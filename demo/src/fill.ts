import { parseArgs } from 'node:util'
import { type Configuration, readConfiguration } from '@tessera/server/configuration'
import { blobStore } from '@tessera/server/main/blob-store'
import { dataFolderFault, keepFilesPrivate } from '@tessera/server/main/data-folder'
import { migrationsFolder } from '@tessera/server/main/migrations-folder'
import { openDatabase } from '@tessera/server/main/open-database'
import { randomKeys } from '@tessera/server/main/random-keys'
import { systemClock } from '@tessera/server/platform/clock/system'
import { migrate } from '@tessera/server/platform/database/migrate'
import type { Db } from '@tessera/server/platform/database/port'
import { timeOrderedIds } from '@tessera/server/platform/ids/time-ordered'
import { argon2Passwords } from '@tessera/server/platform/passwords/argon2'
import { fillTables } from './fill/fill-tables.ts'
import { seedDemoWorld } from './seed.ts'
import { wholeWorld } from './whole-world.ts'

const usage = `npm run demo -- --pins NUMBER [--data DIR]

Adds that many pins for trials of scale, with a board for every 40 pins and an account for every 200.
They share the words and pictures of the demo world, which is added too. Fills the database at
DATABASE_URL, or the one in the data folder while no service runs on it.`

const mostPins = 50_000_000

/** Returns the requested number of pins; undefined when it is missing or out of range. */
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

async function addDemoWorld(configuration: Configuration, db: Db): Promise<void> {
  const ids = timeOrderedIds({ clock: systemClock, random: Math.random })
  const blobs = blobStore(configuration)
  const ports = { db, blobs, ids, passwords: argon2Passwords, keys: randomKeys, clock: systemClock }
  await seedDemoWorld(ports, {
    ...wholeWorld,
    onProgress: () => {},
  })
}

/** Fills the configured database. Returns the reason in one sentence when it could not. */
async function filled(configuration: Configuration, pins: number): Promise<string | undefined> {
  if (configuration.MODE === 'production')
    return 'The demo accounts have a public password, so production gets none. Set MODE to local for a trial.'
  const unfit = dataFolderFault(configuration.DATA_DIR)
  if (unfit !== undefined) return unfit
  const opening = await openDatabase(configuration)
  if (!opening.ok) return opening.fault.message
  try {
    const { db } = opening.database
    await migrate(db, migrationsFolder)
    await addDemoWorld(configuration, db)
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
