import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { say, table } from '@tessera/commands/say'
import { paths } from '@tessera/contracts/paths'
import { serve, soakPort } from './kill-under-load.ts'
import { type Caller, newIdeas, newMember } from './soak-caller.ts'
import { newPlace } from './soak-database.ts'
import { residentOf } from './soak-memory.ts'
import { type MadeFile, makeWorstFiles, sends } from './soak-worst-files.ts'

const bytes = Number(process.env.BYTES ?? 1_000_000)
const probesMade = 50
const apartMilliseconds = 20
/** Max time of the slowest probe beside the worst files, in those of the slowest beside harmless ones. */
const slowerMost = 5
/** Probes that are as quick as this are quick whatever the ratio. */
const quickMilliseconds = 50
/** Max memory that is left, as a part of what it was. */
const leftMost = 1.1
/** Longer than a thread without work is kept, with time for collections after it. */
const pauseMilliseconds = 45_000

/** Makes the probes while the work runs, and returns the slowest in milliseconds. */
async function slowestProbe(work: Promise<unknown>, probe: () => Promise<unknown>) {
  let slowest = 0
  let isOver = false
  const over = work.finally(() => {
    isOver = true
  })
  for (let made = 0; made < probesMade || !isOver; made += 1) {
    const began = performance.now()
    await probe()
    slowest = Math.max(slowest, performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, apartMilliseconds))
  }
  await over
  return slowest
}

const member = (origin: string, name: string): Promise<Caller> =>
  newMember(origin, name, { account_type: 'business', business_name: 'Shop' })

interface Place {
  readonly origin: string
  readonly site: string
  /** Makes names that no run before has taken. */
  readonly run: number
  readonly probe: () => Promise<unknown>
}

/** Sends a reader's worst files beside probes, and says how slow they were beside harmless ones. */
async function soakReader(place: Place, reader: string, files: readonly MadeFile[]) {
  const [harmless, ...worst] = files
  const send = sends[reader]
  if (send === undefined || harmless === undefined)
    return { isHeld: true, said: 'not sent over HTTP; all-readers.test.ts has its worst files' }
  const person = await member(place.origin, `${reader}${place.run}`)
  const sendAll = async (all: readonly MadeFile[]) => {
    for (const { file } of all) await send(person, file, place.site)
  }
  const calm = await slowestProbe(sendAll(worst.map(() => harmless)), place.probe)
  const held = await slowestProbe(sendAll(worst), place.probe)
  const isHeld = held / calm < slowerMost || held < quickMilliseconds
  const said = `slowest probe ${calm.toFixed(0)} ms beside harmless files, ${held.toFixed(0)} ms beside the worst, ${(held / calm).toFixed(1)} times${isHeld ? '' : ': too slow'}`
  say(`${reader}: ${said}.`)
  return { isHeld, said }
}

type Files = ReadonlyMap<string, readonly MadeFile[]>

/** Reads a harmless file by each reader, so that what is loaded at the first use is not measured. */
async function warmUp({ origin, site, run }: Place, files: Files): Promise<void> {
  const person = await member(origin, `warm${run}`)
  for (const [reader, [harmless]] of files)
    if (harmless !== undefined) await sends[reader]?.(person, harmless.file, site)
  await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
}

/** Follows the memory of a process; the returned function says what it was, and ends it. */
async function watchMemory(resident: () => Promise<number>) {
  const before = await resident()
  let most = before
  const watch = setInterval(async () => {
    most = Math.max(most, await resident().catch(() => 0))
  }, 100)
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
    clearInterval(watch)
    const after = await resident()
    const isBack = after < before * leftMost
    const said = `${before.toFixed(0)} MB before, ${most.toFixed(0)} at most, ${after.toFixed(0)} after, ${(after / before).toFixed(2)} times; target under ${leftMost}${isBack ? '' : ': too much'}`
    return { isBack, said }
  }
}

/** Returns a probe of `/health` and of a pin page in turn. */
async function probeOf(origin: string, run: number): Promise<() => Promise<unknown>> {
  const author = await newMember(origin, `author${run}`)
  const [pinId = ''] = await newIdeas(author, 'Ideas', ['Idea'])
  let made = 0
  return () => {
    made += 1
    return author.get(made % 2 === 0 ? '/health' : paths.pin.to({ pinId }))
  }
}

/** Sends the worst files of each reader beside probes of `/health` and of a pin page. */
export async function soakReaders(): Promise<boolean> {
  const place = await newPlace('PGlite')
  const site = join(place.folder, 'site')
  await mkdir(site)
  const made = await makeWorstFiles(join(place.folder, 'worst'), bytes)
  const files = Map.groupBy(made, ({ reader }) => reader)
  const origin = `http://localhost:${soakPort}`
  const run = Date.now()
  const entry = 'bench/src/soak/soak-worst-service.ts'
  const service = await serve(place, { entry, environment: { WORST_FOLDER: site } })
  try {
    const on = { origin, site, run, probe: await probeOf(origin, run) }
    await warmUp(on, files)
    const memory = await watchMemory(() => residentOf(service.process.pid))
    const rows: (readonly [string, string])[] = []
    let allHeld = true
    for (const [reader, all] of files) {
      const { isHeld, said } = await soakReader(on, reader, all)
      allHeld &&= isHeld
      rows.push([reader, said])
    }
    const { isBack, said } = await memory()
    console.log(table([...rows, ['memory', said]]))
    return allHeld && isBack
  } finally {
    await service.stop()
    await place.remove()
  }
}
