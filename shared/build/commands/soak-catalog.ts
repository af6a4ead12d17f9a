import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type CatalogRun,
  createCatalogSource,
  getCatalogReport,
  getCatalogSources,
  runCatalogSource,
} from '@tessera/contracts/calls/catalogs'
import { resumablePath } from '@tessera/contracts/calls/media'
import { z } from '@tessera/contracts/schema'
import { serve } from './kill-under-load.ts'
import { root } from './root.ts'
import { say, table } from './say.ts'
import type { Service } from './service.ts'
import { type Caller, newMember } from './soak-caller.ts'
import { type DatabaseKind, newPlace } from './soak-database.ts'
import { residentOf } from './soak-memory.ts'

const rowsMade = Number(process.env.ROWS ?? 100_000)
const faultsMade = Number(process.env.FAULTS ?? 5_000)
const origin = 'http://localhost:3960'
const pollMilliseconds = 250

const MadeFile = z.object({
  rows: z.number(),
  accepted: z.number(),
  products: z.number(),
  faults: z.array(z.object({ row: z.number(), column: z.nullable(z.string()), fault: z.string() })),
})

type MadeFile = z.infer<typeof MadeFile>

async function makeFile(file: string): Promise<MadeFile> {
  const script = join(root, 'bench/src/made-catalog.ts')
  const child = fork(script, [file, String(rowsMade), String(faultsMade)], { cwd: root })
  const [made] = await once(child, 'message')
  return z.parse(MadeFile, made)
}

const tus = { 'Tus-Resumable': '1.0.0' }

async function uploaded(person: Caller, file: string): Promise<string> {
  const bytes = await readFile(file)
  const begun = await person.send(resumablePath, {
    method: 'POST',
    headers: { ...tus, 'Upload-Length': String(bytes.length) },
  })
  const location = begun.headers.get('Location') ?? ''
  const headers = {
    ...tus,
    'Content-Type': 'application/offset+octet-stream',
    'Upload-Offset': '0',
  }
  await person.send(location, { method: 'PATCH', headers, body: bytes })
  return location.slice(resumablePath.length)
}

/** How a run ended, how long it took, and the most memory of the service meanwhile. */
interface Ended {
  readonly run: CatalogRun
  readonly products: number
  readonly seconds: number
  readonly megabytes: number
}

/** Waits for the end of a run, or until it has read that many rows. */
async function watched(
  person: Caller,
  id: string,
  { service, rows = Number.POSITIVE_INFINITY }: { service: Service; rows?: number },
): Promise<Ended> {
  const began = performance.now()
  let megabytes = 0
  for (;;) {
    megabytes = Math.max(megabytes, await residentOf(service.process.pid))
    const source = (await person.done(getCatalogSources, {})).find((each) => each.id === id)
    const run = source?.run ?? undefined
    if (run !== undefined && (run.ended_at !== null || run.rows >= rows))
      return {
        ...{ run, products: source?.products ?? 0, megabytes },
        seconds: (performance.now() - began) / 1_000,
      }
    await new Promise((resolve) => setTimeout(resolve, pollMilliseconds))
  }
}

/** Returns the refused rows of a report, read page by page for each kind of fault. */
async function reportOf(person: Caller, run_id: string) {
  const found: MadeFile['faults'] = []
  const { counts } = await person.done(getCatalogReport, { run_id })
  for (const { fault } of counts) {
    // No picture can be fetched: the soak is about the rows.
    if (fault === 'picture-unfetched') continue
    let bookmark: string | undefined
    do {
      const page = await person.call(getCatalogReport, { run_id, fault, bookmark })
      for (const { row, column } of page.data?.lines ?? []) found.push({ row, column, fault })
      bookmark = page.bookmark ?? undefined
    } while (bookmark !== undefined)
  }
  return found.toSorted((one, other) => one.row - other.row)
}

const shown = ({ run, seconds, megabytes }: Ended): string =>
  `${run.rows.toLocaleString('en')} rows in ${seconds.toFixed(1)} s, ${(run.rows / seconds).toFixed(0)} a second, at most ${megabytes.toFixed(0)} MB; ${run.state}: ${run.added} new, ${run.changed} changed, ${run.unchanged} unchanged, ${run.retired} retired, ${run.refused} refused`

const countsOf = ({ state, rows, added, changed, unchanged, retired, refused }: CatalogRun) =>
  JSON.stringify({ state, rows, added, changed, unchanged, retired, refused })

/** Reads a large file on one kind of database: whole, again, and killed in the middle. */
async function onKind(kind: DatabaseKind) {
  const place = await newPlace(kind)
  const file = join(place.folder, 'products.csv')
  const made = await makeFile(file)
  let service = await serve(place)
  const business = { account_type: 'business', business_name: 'Shop' }
  const person = await newMember(origin, `shop${Date.now()}`, business)
  const create = async (name: string) => {
    const upload_id = await uploaded(person, file)
    return (await person.done(createCatalogSource, { name, origin: 'upload', upload_id })).id
  }
  const id = await create('Whole')
  const whole = await watched(person, id, { service })
  say(`${kind}, read: ${shown(whole)}.`)
  const report = await reportOf(person, whole.run.id)
  await person.done(runCatalogSource, { id, upload_id: await uploaded(person, file) })
  const same = await watched(person, id, { service })
  say(`${kind}, read again: ${shown(same)}.`)
  const other = await create('Killed')
  const cut = await watched(person, other, { service, rows: made.rows / 2 })
  service.process.kill('SIGKILL')
  await service.ended
  service = await serve(place)
  const killed = await watched(person, other, { service })
  say(`${kind}, killed after ${cut.run.rows} rows: ${shown(killed)}.`)
  const killedReport = await reportOf(person, killed.run.id)
  const bytes = (await stat(file)).size
  await service.stop()
  await place.remove()
  const held = {
    'every row is counted': whole.run.added === made.accepted && whole.run.rows === made.rows,
    'every product is there': whole.products === made.products,
    'every fault is named': JSON.stringify(report) === JSON.stringify(made.faults),
    'the same file changes nothing':
      same.run.unchanged === made.accepted && same.run.added + same.run.changed === 0,
    'it was killed in the middle': cut.run.ended_at === null,
    'a killed run ends the same':
      countsOf(killed.run) === countsOf(whole.run) &&
      JSON.stringify(killedReport) === JSON.stringify(report) &&
      killed.products === whole.products,
  }
  const broken = Object.entries(held).flatMap(([name, ok]) => (ok ? [] : name))
  return {
    ok: broken.length === 0,
    rows: [
      [
        `${kind}, file`,
        `${(bytes / 1e6).toFixed(1)} MB, ${report.length} faults named of ${made.faults.length}`,
      ],
      [`${kind}, read`, shown(whole)],
      [`${kind}, read again`, shown(same)],
      [`${kind}, killed`, `after ${cut.run.rows} rows; then ${shown(killed)}`],
      [`${kind}, outcome`, broken.length === 0 ? 'all held' : `broken: ${broken.join(', ')}`],
    ] as const,
  }
}

/** Reads a catalogue of 100,000 rows with 5,000 faults, again, and killed in the middle. */
export async function soakCatalog(): Promise<boolean> {
  say(`A file of ${rowsMade} products with ${faultsMade} faults, on each database …`)
  const kinds = [await onKind('PGlite'), await onKind('PostgreSQL')]
  console.log(table(kinds.flatMap(({ rows }) => rows)))
  return kinds.every(({ ok }) => ok)
}
