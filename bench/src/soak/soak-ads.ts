import { say, table } from '@tessera/commands/say'
import { z } from '@tessera/contracts/schema'
import { soakDelivery } from './soak-ad-delivery.ts'
import { Checked, ended, faultsOf, result, shown, start } from './soak-ad-process.ts'
import { newPlace } from './soak-database.ts'

const batches = Math.ceil(Number(process.env.EVENTS ?? 400_000) / 50)
const modelEvents = Number(process.env.MODEL_EVENTS ?? 1_000_000)
const processes = 4
const modelProcesses = 2
/** The highest price of an event of the soak with the cent that earlier ones may bring it to, in millionths. */
const priceMax = 11_000

const Progress = z.union([
  z.object({ done: z.number(), counted: z.number() }),
  z.object({ collisions: z.number() }),
])

/** The result of one share of the events. */
interface Counted {
  counted: number
  collisions: number
  kills: number
  /** The times at which the first and the last batch was counted, in milliseconds. */
  first: number
  last: number
}

/** Counts a share of the events; a share that is to be killed loses its process in the middle. */
async function countShare(
  url: string,
  { world, share, isKilled }: { world: unknown; share: number; isKilled: boolean },
): Promise<Counted> {
  const total: Counted = { counted: 0, collisions: 0, kills: 0, first: Infinity, last: 0 }
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
      total.first = Math.min(total.first, performance.now())
      total.last = performance.now()
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

/** Counts events in several processes, kills one of them, and compares all that was written. */
async function soakCounting(url: string) {
  const events = batches * 50
  const { world } = await result(z.object({ world: z.unknown() }), url, { role: 'make', events })
  say(`${shown(events)} events in ${processes} processes, one of them killed …`)
  const shares = await Promise.all(
    Array.from({ length: processes }, (_, share) =>
      countShare(url, { world, share, isKilled: share === 0 }),
    ),
  )
  const firsts = shares.map(({ first }) => first)
  const seconds = (Math.max(...shares.map(({ last }) => last)) - Math.min(...firsts)) / 1_000
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
    const delivery = await soakDelivery(databaseUrl)
    console.log(table(delivery.rows))
    const isHeld = counting.ok && delivery.ok
    if (modelEvents === 0) return isHeld
    const model = await soakModel(databaseUrl)
    console.log(table(model.rows))
    return isHeld && model.ok
  } finally {
    await place.remove()
  }
}
