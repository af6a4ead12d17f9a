import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { say, seconds, table } from '@tessera/commands/say'
import { createBoard } from '@tessera/contracts/calls/boards'
import { getPin } from '@tessera/contracts/calls/pins'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { isOfOneStore } from '@tessera/server/archive/listed-store'
import { compareRows } from '@tessera/server/move/move-rows'
import { diskBlobs } from '@tessera/server/platform/blobs/disk'
import { listFiles } from '@tessera/server/platform/blobs/list-files'
import { listObjects } from '@tessera/server/platform/blobs/list-objects'
import type { Blobs, ListedBlob } from '@tessera/server/platform/blobs/port'
import { s3Blobs } from '@tessera/server/platform/blobs/s3'
import { startLoopbackStore } from '@tessera/server/platform/blobs/testing/loopback-store'
import { openEmbedded } from '@tessera/server/platform/database/embedded'
import type { DatabaseOpening } from '@tessera/server/platform/database/port'
import { openPostgres } from '@tessera/server/platform/database/postgres'
import { besideService, serve, soakPort } from './kill-under-load.ts'
import { type Environment, type KilledMove, killedMove, runMove } from './killed-move.ts'
import { type Caller, newIdeas, newMember } from './soak-caller.ts'
import { newPlace } from './soak-database.ts'

const pins = Number(process.env.PINS ?? 100_000)
const kills = Number(process.env.KILLS ?? 5)

type Rows = (readonly [string, string])[]

/** Fills a data folder with the demo world and more pins, as `npm run demo` does. */
function fill(folder: string): void {
  const started = performance.now()
  say(`Fills a product with ${pins} pins …`)
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      join(root, 'demo/src/fill.ts'),
      '--pins',
      String(pins),
    ],
    { cwd: root, env: { ...process.env, DATA_DIR: folder, MODE: 'local' }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The product could not be filled: ${stderr}`)
  say(`Filled in ${seconds(started)}.`)
}

/** Somebody who uses the product before, between and after the moves. */
interface Person {
  readonly caller: Caller
  readonly pinIds: readonly string[]
}

async function newPerson(): Promise<Person> {
  const caller = await newMember(`http://localhost:${soakPort}`, `mover${Date.now()}`)
  return { caller, pinIds: await newIdeas(caller, 'Ideas', ['Lamp', 'Chair']) }
}

/** True when the person is still logged in, sees the pins and can write. */
async function isAtHome({ caller, pinIds }: Person): Promise<boolean> {
  const viewer = await caller.call(getViewer, {})
  const seen = await Promise.all(pinIds.map((id) => caller.call(getPin, { id })))
  const board = await caller.call(createBoard, { name: `Board ${Date.now()}` })
  return (
    JSON.stringify(viewer.data).includes('mover') &&
    [...seen, board].every(({ status }) => status === 200)
  )
}

async function opened(opening: Promise<DatabaseOpening>) {
  const outcome = await opening
  if (!outcome.ok) throw new Error(outcome.fault.message)
  return outcome.database
}

/** Compares all rows of two databases, beside what the move itself compares. */
async function equalRows(one: Promise<DatabaseOpening>, other: Promise<DatabaseOpening>) {
  const [source, target] = [await opened(one), await opened(other)]
  try {
    const { differences, rows } = await compareRows({ source: source.db, target: target.db })
    for (const difference of differences) say(difference)
    return { isEqual: differences.length === 0, rows }
  } finally {
    await source.close()
    await target.close()
  }
}

interface Files {
  readonly blobs: Blobs
  readonly list: AsyncIterable<ListedBlob>
}

async function hashesOf({ blobs, list }: Files): Promise<string> {
  const lines: string[] = []
  for await (const { key } of list)
    if (!isOfOneStore(key) && !key.startsWith('modules/')) {
      const bytes = (await blobs.get(key))?.bytes ?? new Uint8Array()
      lines.push(`${key} ${createHash('sha256').update(bytes).digest('hex')}`)
    }
  return lines.toSorted().join('\n')
}

const lineOf = (
  name: string,
  { kills: number, seconds: took, megabytes, output }: KilledMove,
): Rows => {
  const speed = /([\d,]+) a second/.exec(output)?.[1]
  return [
    [
      name,
      `${took.toFixed(0)} s with ${number} kills${speed ? `, ${speed} rows a second in the last run` : ''}, ${megabytes.toFixed(0)} MB at most`,
    ],
  ]
}

/** True when a start is refused with a sentence. */
async function isRefused(kept: Parameters<typeof serve>[0], environment: Environment, why: string) {
  try {
    const service = await serve(kept, { environment })
    await service.stop()
    return false
  } catch (cause) {
    return String(cause).includes(why)
  }
}

/**
 * Moves a product from the embedded database to PostgreSQL and from a folder to an object store, and back to a new
 * folder. Each move is killed at random points.
 */
export async function soakMove(): Promise<boolean> {
  const place = await newPlace('PostgreSQL')
  const store = await startLoopbackStore()
  const checks: [string, boolean][] = []
  const rows: Rows = []
  const check = (name: string, holds: boolean) => {
    say(`${name}: ${holds ? 'yes' : 'NO'}`)
    checks.push([name, holds])
  }
  const [first, last] = [join(place.folder, 'first'), join(place.folder, 'last')]
  for (const folder of [first, last]) mkdirSync(folder, { mode: 0o700 })
  const file = join(place.folder, 'new.env')
  const url = place.databaseUrl ?? ''
  const { endpoint, bucket, accessKeyId, secretAccessKey } = store.byPath
  const s3 = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  const onPostgres = { DATA_DIR: first, DATABASE_URL: url }
  const newSettings = (settings: Environment) =>
    writeFileSync(
      file,
      Object.entries(settings)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    )
  const filesIn = (folder: string): Files => ({
    blobs: diskBlobs(join(folder, 'blobs')),
    list: listFiles(join(folder, 'blobs')),
  })
  const filesInBucket = (): Files => ({
    blobs: s3Blobs(store.byPath),
    list: listObjects(store.byPath),
  })
  try {
    fill(first)
    const person = await besideService({ folder: first }, {}, newPerson)

    newSettings({ DATABASE_URL: url })
    const toPostgres = await killedMove({ DATA_DIR: first }, ['--to', file], kills)
    check('to PostgreSQL', toPostgres.ok)
    rows.push(...lineOf('Embedded to PostgreSQL', toPostgres))
    const there = await equalRows(openEmbedded(first), openPostgres(url))
    check(`${there.rows} rows are equal at both ends`, there.isEqual)
    check(
      'the source refuses to start',
      await isRefused({ folder: first }, {}, 'was moved to PostgreSQL'),
    )

    newSettings(s3)
    await besideService({ folder: first, databaseUrl: url }, {}, async () => {
      check('logged in and at home on PostgreSQL', await isAtHome(person))
      const copied = await killedMove(onPostgres, ['--to', file, '--files'], Math.min(kills, 2))
      check('files are copied while the product runs', copied.ok)
      await newIdeas(person.caller, 'Later', ['Table'])
      const early = await runMove(onPostgres, ['--to', file])
      check('a move waits for the product to stop', early.output.includes('stop every instance'))
    })
    const toStore = await killedMove(onPostgres, ['--to', file], 1)
    check('to the object store', toStore.ok)
    rows.push(...lineOf('Folder to object store, what was new', toStore))
    check(
      'every file is equal',
      (await hashesOf(filesIn(first))) === (await hashesOf(filesInBucket())),
    )
    const isFolderRefused = await isRefused(
      { folder: first, databaseUrl: url },
      {},
      'were moved to the bucket',
    )
    check('the folder refuses to be used', isFolderRefused)
    await besideService({ folder: first, databaseUrl: url }, s3, async () => {
      check('logged in and at home with the object store', await isAtHome(person))
    })

    const nothing = Object.fromEntries(Object.keys(s3).map((name) => [name, '']))
    newSettings({ ...nothing, DATABASE_URL: '', DATA_DIR: last })
    const back = await killedMove({ ...onPostgres, ...s3 }, ['--to', file], kills)
    check('back to the embedded database and a folder', back.ok)
    rows.push(...lineOf('PostgreSQL and object store to embedded and folder', back))
    const home = await equalRows(openPostgres(url), openEmbedded(last))
    check(`${home.rows} rows are equal at both ends`, home.isEqual)
    check(
      'every file is equal',
      (await hashesOf(filesInBucket())) === (await hashesOf(filesIn(last))),
    )
    await besideService({ folder: last }, {}, async () => {
      check('logged in and at home in the new folder', await isAtHome(person))
    })

    check('a move is undone', (await runMove({ DATA_DIR: first }, ['--undo'])).code === 0)
    await besideService({ folder: first }, {}, async () => {
      check('the first folder starts again', (await person.caller.get('/live')) === 200)
    })
    console.log(
      table([...rows, ...checks.map(([name, holds]) => [name, holds ? 'yes' : 'NO'] as const)]),
    )
    return checks.every(([, holds]) => holds)
  } finally {
    await store.stop()
    await place.remove()
  }
}
