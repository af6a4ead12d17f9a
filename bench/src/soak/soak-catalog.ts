import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { say, table } from '@tessera/commands/say'
import { type CatalogRun, getCatalogReport } from '@tessera/contracts/calls/catalogs'
import { serve, soakPort } from './kill-under-load.ts'
import { type Caller, newMember } from './soak-caller.ts'
import { picturesMade, soakPins } from './soak-catalog-pins.ts'
import { createSource, type MadeFile, makeFile, readAgain, shown, watched } from './soak-catalog-runs.ts'
import { type DatabaseKind, newPlace } from './soak-database.ts'

const rowsMade = Number(process.env.ROWS ?? 100_000)
const faultsMade = Number(process.env.FAULTS ?? 5_000)

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

const countsOf = ({ state, rows, added, changed, unchanged, retired, refused }: CatalogRun) =>
  JSON.stringify({ state, rows, added, changed, unchanged, retired, refused })

/** Reads a large file on one kind of database: whole, again, and killed in the middle. */
async function onKind(kind: DatabaseKind) {
  const place = await newPlace(kind)
  const file = join(place.folder, 'products.csv')
  const given = { rows: rowsMade, faults: faultsMade, pictures: 'none' } as const
  const made = await makeFile(file, given)
  let service = await serve(place)
  const business = { account_type: 'business', business_name: 'Shop' }
  const person = await newMember(`http://localhost:${soakPort}`, `shop${Date.now()}`, business)
  const id = await createSource(person, 'Whole', file)
  const whole = await watched(person, id, { service })
  say(`${kind}, read: ${shown(whole)}.`)
  const report = await reportOf(person, whole.run.id)
  await readAgain(person, id, file)
  const same = await watched(person, id, { service })
  say(`${kind}, read again: ${shown(same)}.`)
  const other = await createSource(person, 'Killed', file)
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

/**
 * Reads a catalogue of 100,000 rows with 5,000 faults, again, and killed in the middle. Then makes pins of
 * many pictures, and changes many products.
 */
export async function soakCatalog(): Promise<boolean> {
  say(`A file of ${rowsMade} products with ${faultsMade} faults, on each database …`)
  const databases = ['PGlite', 'PostgreSQL'] as const
  const kinds: { readonly ok: boolean; readonly rows: readonly (readonly [string, string])[] }[] =
    []
  if (rowsMade > 0) for (const kind of databases) kinds.push(await onKind(kind))
  if (picturesMade > 0) for (const kind of databases) kinds.push(await soakPins(kind))
  console.log(table(kinds.flatMap(({ rows }) => rows)))
  return kinds.every(({ ok }) => ok)
}
