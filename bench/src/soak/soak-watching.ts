import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { say, table } from '@tessera/commands/say'
import { createBoard } from '@tessera/contracts/calls/boards'
import { createPin } from '@tessera/contracts/calls/pins'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { z } from '@tessera/contracts/schema'
import { firedByFaults } from './fired-by-faults.ts'
import { besideService, soakPort } from './kill-under-load.ts'
import { asked, type Fired, holds, measured, outcomeOf, startPrometheus } from './prometheus.ts'
import { newIdeas, newMember } from './soak-caller.ts'
import { uploaded } from './soak-catalog-runs.ts'
import { newPlace, type SoakPlace } from './soak-database.ts'
import { pictureOf } from './soak-picture.ts'

const origin = `http://localhost:${soakPort}`

/** Series that need a backfill, a canary, a failing browser, a shown ad, a job out of attempts or a database that is away. */
const unfilled =
  /tessera_(?:backfill|canar|browser_reports|ad_event)|jobs_total\{outcome="failed"|"too-busy|status=~"5/

const Answer = z.object({ data: z.object({ result: z.array(z.unknown()) }) })
/** Makes calls, pages, pictures and an upload, so that there is something to measure. */
async function work(name: string): Promise<void> {
  const person = await newMember(origin, name, { account_type: 'business', business_name: 'Shop' })
  await newIdeas(person, 'Ideas', ['Lamp', 'Chair'])
  await uploaded(person, join(root, 'README.md'))
  for (const path of ['/', '/nobody/', '/settings/']) await person.get(path)
}

/** Returns the queries of the dashboard and of the alerts, without what they are compared with. */
async function allQueries(): Promise<readonly string[]> {
  const folder = join(root, 'docs/watching')
  const dashboard = await readFile(join(folder, 'dashboard.json'), 'utf8')
  const alerts = await readFile(join(folder, 'alerts.yml'), 'utf8')
  const shown = [...dashboard.matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(([, text = '""']) =>
    z.parse(z.string(), JSON.parse(text)),
  )
  const watched = [...alerts.matchAll(/expr: (.+) (?:[<>]|==) [\d.]+$/gm)].map(
    ([, query = '']) => query,
  )
  return [...shown, ...watched]
}

/** Asks Prometheus every query; returns those without a series. */
async function unanswered(): Promise<readonly string[]> {
  const missing: string[] = []
  for (const query of await allQueries()) {
    const has = async () => {
      const { data } = z.parse(Answer, await asked(`query?query=${encodeURIComponent(query)}`))
      return data.result.length > 0
    }
    if (!(await has()) && !unfilled.test(query)) missing.push(query)
  }
  return missing
}

/** Creates pins, whose pictures can't be stored, until the alerts about what is away have had their time. */
async function firedBesideWork(): Promise<Fired[]> {
  const [person] = await Promise.all(['one', 'two', 'three'].map((name) => newMember(origin, name)))
  const board = await person?.done(createBoard, { name: 'Ideas' })
  let isOver = false
  const keepWorking = async () => {
    for (let at = 0; !isOver; at += 1) {
      const picture = { image_base64: pictureOf(at), board_id: board?.id }
      await person?.call(createPin, { title: 'Lamp', ...picture })
      await person?.call(getViewer, {})
    }
  }
  const working = Promise.allSettled([keepWorking()])
  const fired: Fired[] = []
  for (const name of ['TesseraMessagesFail', 'TesseraStoreFails']) fired.push(await outcomeOf(name))
  isOver = true
  await working
  return fired
}

/** A service whose mail server and store are away fails at what needs them. */
async function firedWithoutServers(place: SoakPlace): Promise<readonly Fired[]> {
  const closed = soakPort + 3
  const away = {
    SMTP_URL: `smtp://127.0.0.1:${closed}`,
    MAIL_FROM: 'Tessera <hello@mail.test>',
    S3_ENDPOINT: `http://127.0.0.1:${closed}`,
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  const fired = await besideService(place, { ...measured, ...away }, firedBesideWork)
  return [...fired, await outcomeOf('TesseraDown')]
}

/** Works until each query has a series; returns those without one. */
async function workUntilAnswered(): Promise<readonly string[]> {
  let at = 0
  let missing: readonly string[] = []
  await holds(async () => {
    at += 1
    await work(`watched${at}`)
    missing = await unanswered()
    // Queries about failures have a series after the first one.
    return missing.every((query) => /"failed"|"unexpected"/.test(query))
  })
  return missing
}

/**
 * Runs Prometheus beside a service under load, asks it every query of the dashboard and of the alerts, and
 * sees alerts fire: three when the mail server, the store and the service itself are away, and others by faults of the
 * database, the disk, the process and browsers.
 */
export async function soakWatching(): Promise<boolean> {
  const place = await newPlace('PGlite')
  let stopPrometheus = async () => {}
  try {
    stopPrometheus = await startPrometheus(place.folder)
    let missing = await besideService(place, measured, workUntilAnswered)
    const fired = [...(await firedWithoutServers(place)), ...(await firedByFaults())]
    const after = await unanswered()
    missing = missing.filter((query) => after.includes(query))
    for (const query of missing) say(`No series for: ${query}`)
    const all = await allQueries()
    const queries = all.filter((query) => !unfilled.test(query))
    console.log(
      table([
        ['queries', `${queries.length - missing.length} of ${queries.length} have a series`],
        ['not looked at', `${all.length - queries.length} need ads, canaries or other faults`],
        ...fired,
      ]),
    )
    return missing.length === 0 && fired.every(([, outcome]) => outcome === 'fired')
  } finally {
    await stopPrometheus()
    await place.remove()
  }
}
