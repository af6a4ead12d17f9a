import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { z } from '@tessera/contracts/schema'
import { root } from './root.ts'
import { say, table } from './say.ts'
import { newPlace } from './soak-database.ts'

const batches = Math.ceil(Number(process.env.EVENTS ?? 400_000) / 50)
const modelEvents = Number(process.env.MODEL_EVENTS ?? 1_000_000)
const processes = 4
const modelProcesses = 2
/** What an event of the soak costs at most, in millionths. */
const priceMax = 1_000

const script = join(root, 'bench/src/ads/ad-process.ts')

/** Starts a process of the soak, and passes on what it says. */
function start(url: string, asked: object, hear: (said: unknown) => void): ChildProcess {
  const child = fork(script, [url, JSON.stringify(asked)], { cwd: root })
  child.on('message', hear)
  return child
}

/** Resolves with the exit code of a process; null when it was killed. */
function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => child.once('exit', resolve))
}

/** Runs a process to its end; returns the last that it said. */
async function result<Said extends z.core.$ZodType>(
  schema: Said,
  url: string,
  asked: object,
): Promise<z.output<Said>> {
  let last: unknown
  const code = await ended(
    start(url, asked, (said) => {
      last = said
    }),
  )
  if (code !== 0) throw new Error(`A process of the soak ended with code ${code}.`)
  return z.parse(schema, last)
}

const Progress = z.union([
  z.object({ done: z.number(), counted: z.number() }),
  z.object({ collisions: z.number() }),
])

/** What one share of the events came to. */
interface Counted {
  counted: number
  collisions: number
  kills: number
}

/** Counts a share of the events; a share that is to be killed loses its process in the middle. */
async function countShare(
  url: string,
  { world, share, isKilled }: { world: unknown; share: number; isKilled: boolean },
): Promise<Counted> {
  const total: Counted = { counted: 0, collisions: 0, kills: 0 }
  let done = 0
  for (;;) {
    const asked = { role: 'count', world, process: share, processes, batches, done }
    const child = start(url, asked, (said) => {
      const progress = z.parse(Progress, said)
      if ('collisions' in progress) {
        total.collisions += progress.collisions
        return
      }
      done = progress.done
      total.counted += progress.counted
      if (isKilled && total.kills === 0 && done > batches / processes / 2) {
        total.kills += 1
        child.kill('SIGKILL')
      }
    })
    const code = await ended(child)
    if (code === 0) return total
    if (child.signalCode !== 'SIGKILL') throw new Error(`A process ended with code ${code}.`)
    say(`A process was killed after ${done} of its batches, and starts again.`)
  }
}

const Checked = z.object({
  faults: z.record(z.string(), z.number()),
  sums: z.record(z.string(), z.number()),
})

const faultsOf = (faults: Readonly<Record<string, number>>): string => {
  const found = Object.entries(faults).filter(([, number]) => number > 0)
  return found.length === 0 ? 'none' : found.map(([name, number]) => `${number} ${name}`).join(', ')
}

const shown = (number: number | undefined): string => (number ?? 0).toLocaleString('en')

/** Counts events in several processes, kills one of them, and compares all that was written. */
async function soakCounting(url: string) {
  const events = batches * 50
  const { world } = await result(z.object({ world: z.unknown() }), url, { role: 'make', events })
  say(`${shown(events)} events in ${processes} processes, one of them killed …`)
  const began = performance.now()
  const shares = await Promise.all(
    Array.from({ length: processes }, (_, share) =>
      countShare(url, { world, share, isKilled: share === 0 }),
    ),
  )
  const seconds = (performance.now() - began) / 1_000
  const { faults, sums } = await result(Checked, url, { role: 'check' })
  const collisions = shares.reduce((sum, share) => sum + share.collisions, 0)
  const held = {
    'every event is counted once': sums.events === events,
    'a process was killed': shares.reduce((sum, { kills }) => sum + kills, 0) === 1,
    'budgets were used up': (sums.fullDays ?? 0) > 0 && (sums.emptyAccounts ?? 0) > 0,
    'no day is overspent by a price': (sums.overMicro ?? priceMax) < priceMax,
    'everything agrees': faultsOf(faults) === 'none',
  }
  const broken = Object.entries(held).flatMap(([name, ok]) => (ok ? [] : name))
  return {
    ok: broken.length === 0,
    rows: [
      ['events', `${shown(sums.events)} counted, ${shown(sums.charged)} of them charged`],
      ['rate', `${(events / seconds).toFixed(0)} a second, ${collisions} collisions`],
      ['days', `${shown(sums.fullDays)} of ${shown(sums.campaignDays)} used up`],
      ['overspent', `at most ${shown(sums.overMicro)} of a price of ${shown(priceMax)} micro`],
      ['ledger', `${shown(sums.transactions)} transactions, ${shown(sums.spentMicro)} micro`],
      ['faults', faultsOf(faults)],
      ['counting', broken.length === 0 ? 'all held' : `broken: ${broken.join(', ')}`],
    ] as const,
  }
}

const Compared = z.object({ sent: z.number(), counted: z.number(), worlds: z.number() })

/** Compares random worlds with a plain model. */
async function soakModel(url: string) {
  say(`${shown(modelEvents)} random events beside a plain model …`)
  const began = performance.now()
  const all = await Promise.all(
    Array.from({ length: modelProcesses }, (_, at) =>
      result(Compared, url, { role: 'model', seed: at + 1, events: modelEvents / modelProcesses }),
    ),
  )
  const seconds = (performance.now() - began) / 1_000
  const sum = (of: 'sent' | 'counted' | 'worlds') =>
    all.reduce((total, each) => total + each[of], 0)
  const { faults } = await result(Checked, url, { role: 'check' })
  const off = faults['transactions do not add up to zero'] ?? 1
  return {
    ok: off === 0,
    rows: [
      [
        'model',
        `${shown(sum('sent'))} events sent in ${shown(sum('worlds'))} worlds, ${shown(sum('counted'))} counted; all equal, in ${seconds.toFixed(0)} s`,
      ],
    ] as const,
  }
}

/** Counts events of ads in several processes with a kill, and random ones beside a plain model. */
export async function soakAds(): Promise<boolean> {
  const place = await newPlace('PostgreSQL')
  const { databaseUrl } = place
  if (databaseUrl === undefined) throw new Error('There is no PostgreSQL.')
  try {
    const counting = await soakCounting(databaseUrl)
    console.log(table(counting.rows))
    if (modelEvents === 0) return counting.ok
    const model = await soakModel(databaseUrl)
    console.log(table(model.rows))
    return counting.ok && model.ok
  } finally {
    await place.remove()
  }
}
