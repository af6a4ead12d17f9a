import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { startService } from '@tessera/commands/product/service'
import { root } from '@tessera/commands/root'
import { say, table } from '@tessera/commands/say'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { until } from './deployed/bundle-service.ts'
import { soakPort } from './kill-under-load.ts'
import { type Met, nothingMet, startFollower, startVisitor } from './own-reads.ts'
import {
  type ReplicaSet,
  type SynchronousSetting,
  startReplicaSet,
  synchronousSettings,
} from './replica-set.ts'
import { newIdeas, newMember } from './soak-caller.ts'

const secondsEach = Number(process.env.SECONDS ?? 8)
/** Longer than replicas may be behind. */
const pausedSeconds = secondsEach + 2
const lagSeconds = 5
const origin = `http://localhost:${soakPort}`
const ports = [soakPort, soakPort + 1]
const metricsPorts = [soakPort + 2, soakPort + 3]
const databasePort = soakPort + 10
const followers = 4
const targetsEach = 6

/** Starts an instance that writes to whichever server takes writes, and reads from those that follow it. */
function startInstance(at: number, folder: string, { urls }: ReplicaSet) {
  const data = join(folder, String(at))
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const hosts = [urls.primary, urls.standby].map((url) => new URL(url).host).join()
  return startService(
    {
      MODE: 'local',
      DEMO: 'off',
      PORT: String(ports[at]),
      METRICS_PORT: String(metricsPorts[at]),
      PUBLIC_ORIGIN: origin,
      TRUSTED_PROXIES: '127.0.0.1,::1',
      DATA_DIR: data,
      DATABASE_URL: `postgres://postgres@${hosts}/postgres?target_session_attrs=read-write`,
      DATABASE_REPLICA_URLS: `${urls.standby},${urls.other}`,
      DATABASE_REPLICA_LAG: String(lagSeconds),
      REGISTRY_FILE: join(data, 'registry.json'),
      SHELL_DIR: join(root, 'shell/dist'),
      SECRETS_KEY: 'the same for both, and long enough for it too',
      CAPTCHA_SECRET: 'the same for both, and long enough for that',
      BUDGET_FACTOR: '10000',
      LOG_LEVEL: 'silent',
    },
    () => {},
    say,
    'server/src/main.ts',
  )
}

/** Returns how many late reads the instances answered so far, and how many of them by a replica. */
async function lateReads(): Promise<{ readonly all: number; readonly replica: number }> {
  let [all, replica] = [0, 0]
  for (const port of metricsPorts) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    for (const [, place, value] of text.matchAll(
      /^tessera_late_reads_total\{.*?place="([\w-]+)".*?\} (\d+)/gm,
    )) {
      all += Number(value)
      if (place === 'replica') replica += Number(value)
    }
  }
  return { all, replica }
}

interface Phase {
  readonly name: string
  readonly met: Met
  /** The share of late reads that replicas answered. */
  readonly share: number
}

const failedIn = ({ statuses }: Met): string =>
  [...statuses]
    .filter(([status]) => status !== 200)
    .map(([status, times]) => `${times} × ${status}`)
    .join(', ') || 'none failed'

const toldOf = ({ met, share }: Phase): string => {
  const all = [...met.statuses.values()].reduce((sum, each) => sum + each, 0)
  const away =
    met.failedAt === undefined || met.workedAt === undefined
      ? ''
      : `, writes again after ${((met.workedAt - met.failedAt) / 1_000).toFixed(1)} s`
  const took = met.took.toSorted((one, other) => one - other)
  const slow = [0.5, 0.99, 1].map((at) => Math.round(took[Math.ceil(at * took.length) - 1] ?? 0))
  return `${failedIn(met)} of ${all}, reads in ${slow.join(', ')} ms (middle, p99, longest), ${Math.round(share * 100)} % of late reads by replicas, ${met.stale} stale reads of own writes, ${met.lost} lost${away}`
}

/** Nobody may see a 500, or miss what they wrote; a 503 is right while no server takes writes. */
const isRight = ({ name, met }: Phase): boolean =>
  met.stale === 0 &&
  [...met.statuses.keys()].every(
    (status) => status === 200 || (name === switchOver && status === 503),
  )

const switchOver = 'the primary dies, and the standby is promoted'

async function phasesAt(setting: SynchronousSetting): Promise<readonly Phase[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-replicas-data-'))
  const ending: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  try {
    const set = await startReplicaSet(databasePort, setting)
    ending.unshift(() => set.stop())
    for (const at of ports.keys()) {
      const service = await startInstance(at, folder, set)
      ending.unshift(() => service.stop())
      const isOpen = async () => (await fetch(`http://localhost:${ports[at]}/ready`)).status === 200
      if (!(await until(isOpen, 60_000))) throw new Error('An instance did not become ready.')
    }
    const addresses = ports.map((port) => `http://localhost:${port}`)
    const run = Date.now()
    const signUp = async (name: string) => {
      const person = await newMember(origin, `${name}x${run}`, {}, addresses)
      const viewer = await person.done(getViewer, {})
      return { person, id: String(viewer?.id) }
    }
    const people = []
    for (let at = 0; at < followers + targetsEach; at += 1) people.push(await signUp(`person${at}`))
    const [author] = people
    if (author === undefined) throw new Error('Nobody signed up.')
    await newIdeas(author.person, 'Ideas', ['One', 'Two', 'Three', 'Four'])

    let met = nothingMet()
    const targets = people.slice(followers).map(({ id }) => id)
    const ends = [
      ...people.slice(0, followers).map((one) => startFollower(one, targets, () => met)),
      ...[0, 1].map(() => startVisitor(origin, addresses, () => met)),
    ]
    const phases: Phase[] = []
    const phase = async (name: string, work: () => Promise<unknown>) => {
      const before = await lateReads()
      met = nothingMet()
      await work()
      const after = await lateReads()
      const share = (after.replica - before.replica) / Math.max(1, after.all - before.all)
      const done: Phase = { name, met, share }
      phases.push(done)
      say(`${setting}: ${name}: ${toldOf(done)}.`)
    }
    await phase('nothing happens', () => rest(secondsEach * 1_000))
    if (setting !== 'remote_apply')
      await phase(`both replicas stand still for ${pausedSeconds} s`, async () => {
        for (const name of ['standby', 'other'] as const)
          set.run(name, 'select pg_wal_replay_pause()')
        await rest(pausedSeconds * 1_000)
        for (const name of ['standby', 'other'] as const)
          set.run(name, 'select pg_wal_replay_resume()')
        await rest(2_000)
      })
    await phase(`a replica hangs for ${pausedSeconds} s`, async () => {
      await rest(1_000)
      set.freeze('other')
      await rest(pausedSeconds * 1_000)
      set.thaw('other')
      await rest(2_000)
    })
    await phase('a replica is killed, and back after 3 s', async () => {
      await rest(1_000)
      await set.kill('other')
      await rest(3_000)
      await set.start('other')
      await rest(2_000)
    })
    await phase(switchOver, async () => {
      await rest(1_000)
      await set.kill('primary')
      set.promote()
      await rest(secondsEach * 1_000)
    })
    await phase('after it', () => rest(secondsEach * 1_000))
    for (const end of ends) await end()
    return phases
  } finally {
    for (const end of ending) await end()
  }
}

/**
 * Runs two instances over a primary server with two replicas. People write and read what they wrote, through both
 * instances in turn, while the replicas stand still, one hangs, one dies, and one takes the primary's place.
 */
export async function soakReplicas(): Promise<boolean> {
  const rows: [string, string][] = []
  let allRight = true
  for (const setting of synchronousSettings) {
    const phases = await phasesAt(setting)
    for (const phase of phases) rows.push([`${setting}: ${phase.name}`, toldOf(phase)])
    allRight &&= phases.every(isRight)
  }
  console.log(table(rows))
  return allRight
}
