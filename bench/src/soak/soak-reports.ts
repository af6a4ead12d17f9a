import { fork } from 'node:child_process'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { say, table } from '@tessera/commands/say'
import { z } from '@tessera/contracts/schema'
import { newPlace } from './soak-database.ts'

const events = Number(process.env.EVENTS ?? 100_000)
const processes = 3

const Compared = z.object({
  counted: z.number(),
  worlds: z.number(),
  faults: z.array(z.string()),
})

/** Runs a process to its end; returns the last that it said. */
async function lastOf(url: string, asked: object): Promise<unknown> {
  const script = join(root, 'bench/src/ads/ad-process.ts')
  const child = fork(script, [url, JSON.stringify(asked)], { cwd: root })
  let last: unknown
  child.on('message', (said) => {
    last = said
  })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`A process of the soak ended with code ${code}.`)
  return last
}

/** Compares the reports of random worlds with their facts, while processes sum up each other's days. */
export async function soakReports(): Promise<boolean> {
  const place = await newPlace('PostgreSQL')
  const { databaseUrl } = place
  if (databaseUrl === undefined) throw new Error('There is no PostgreSQL.')
  try {
    await lastOf(databaseUrl, { role: 'make', events: 0 })
    say(`${events.toLocaleString('en')} events in ${processes} processes …`)
    const shares = Array.from({ length: processes }, (_, at) => ({
      seed: at + 1,
      events: events / processes,
    }))
    const all = await Promise.all(
      shares.map(async (share) =>
        z.parse(Compared, await lastOf(databaseUrl, { role: 'reports', ...share })),
      ),
    )
    const sum = (of: 'counted' | 'worlds') => all.reduce((total, each) => total + each[of], 0)
    const faults = all.flatMap((each) => each.faults)
    console.log(
      table([
        ['events', `${sum('counted').toLocaleString('en')} counted in ${sum('worlds')} worlds`],
        ['reports', faults.length === 0 ? 'all equal the facts' : `differ: ${faults.join(', ')}`],
      ]),
    )
    return faults.length === 0
  } finally {
    await place.remove()
  }
}
