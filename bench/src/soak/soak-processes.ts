import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { say, table } from '@tessera/commands/say'
import { getPin } from '@tessera/contracts/calls/pins'
import { type BundleService, bundleIn, startBundle, until } from './deployed/bundle-service.ts'
import { startCaddy } from './deployed/caddy.ts'
import { soakPort } from './kill-under-load.ts'
import { type Caller, newIdeas, newMember } from './soak-caller.ts'
import { newPlace } from './soak-database.ts'
import { residentOf } from './soak-memory.ts'

const seconds = Number(process.env.SECONDS ?? 20)
const atOnce = 16
const restartRequestsASecond = 20
const proxyPort = soakPort + 50
const origin = `http://localhost:${proxyPort}`
const key = 'k4Zq81hB7xWm2pRt9vLs6cNd3fGj5yEa'

/** Returns the settings of a process by its number, with ports as in tessera@.service. */
const settingsOf = (number: number, databaseUrl: string, data: string) => ({
  MODE: 'local',
  DEMO: 'off',
  DATABASE_URL: databaseUrl,
  DATA_DIR: data,
  SECRETS_KEY: key,
  CAPTCHA_SECRET: key,
  PUBLIC_ORIGIN: origin,
  HOST: '127.0.0.1',
  PORT: String(soakPort + number),
  STORE_PORT: String(soakPort + 20 + number),
  METRICS_PORT: String(soakPort + 30 + number),
  TRUSTED_PROXIES: '127.0.0.1',
  STOP_DELAY: '3',
  BUDGET_FACTOR: '10000',
  LOG_LEVEL: 'error',
})

/** The ticks of a second in /proc, which Linux has on every machine that the bundle is made for. */
const ticks = 100

/** Returns the seconds of processor time that processes have taken. */
async function processorSeconds(services: Iterable<BundleService>): Promise<number> {
  let all = 0
  for (const { process: child } of services) {
    const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8')
    const [user = 0, system = 0] = stat
      .slice(stat.lastIndexOf(')'))
      .split(' ')
      .slice(12)
      .map(Number)
    all += (user + system) / ticks
  }
  return all
}

/** The load that processes take, and what a request costs them, which other load beside them doesn't change. */
interface Load {
  readonly requestsASecond: number
  readonly millisecondsEach: number
}

/** Reads a pin from many callers at once, after a round that warms up. */
async function loaded(
  person: Caller,
  pin: string,
  services: ReadonlyMap<number, BundleService>,
): Promise<Load> {
  await answeredBy(person, pin)
  const before = await processorSeconds(services.values())
  const answered = await answeredBy(person, pin)
  const took = (await processorSeconds(services.values())) - before
  return { requestsASecond: answered / seconds, millisecondsEach: (took / answered) * 1_000 }
}

async function answeredBy(person: Caller, pin: string): Promise<number> {
  const end = performance.now() + seconds * 1_000
  let answered = 0
  const ask = async () => {
    while (performance.now() < end)
      if ((await person.call(getPin, { id: pin })).status === 200) answered += 1
  }
  await Promise.all(Array.from({ length: atOnce }, ask))
  return answered
}

const told = ({ requestsASecond, millisecondsEach }: Load): string =>
  `${requestsASecond.toFixed(0)} requests a second, ${millisecondsEach.toFixed(2)} ms of a processor each`

/** Reads a pin at a steady pace beside some work; returns how many were asked, and the answers but 200. */
async function failedBeside(person: Caller, pin: string, work: () => Promise<unknown>) {
  const failed: string[] = []
  const running: Promise<unknown>[] = []
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      running.push(
        person.call(getPin, { id: pin }).then(
          ({ status }) => status !== 200 && failed.push(String(status)),
          (cause) => failed.push(String(cause)),
        ),
      )
      await new Promise((done) => setTimeout(done, 1_000 / restartRequestsASecond))
    }
  })()
  try {
    await work()
  } finally {
    isOver = true
    await asking
    await Promise.all(running)
  }
  return { asked: running.length, failed }
}

/** Waits until Caddy has seen whether the processes are ready. */
const settled = () => new Promise((done) => setTimeout(done, 4_000))

/** Starts a second process on the folder of an embedded database, which must be refused. */
async function refusalOfSecond(bundle: string, folder: string): Promise<string> {
  const data = join(folder, 'embedded')
  const { DATABASE_URL: _, ...first } = settingsOf(7, '', data)
  const { DATABASE_URL: __, ...second } = settingsOf(8, '', data)
  const service = await startBundle(bundle, first, soakPort + 7)
  try {
    const other = await startBundle(bundle, second, soakPort + 8)
    await other.stop()
    return 'failed: it started'
  } catch (cause) {
    const text = cause instanceof Error ? cause.message : ''
    return /The data folder .+ is in use by process \d+/.exec(text)?.[0] ?? `failed: ${text}`
  } finally {
    await service.stop()
  }
}

async function measured(bundle: string, folder: string, databaseUrl: string) {
  const data = join(folder, 'data')
  const start = (number: number) =>
    startBundle(bundle, settingsOf(number, databaseUrl, data), soakPort + number)
  const running = new Map<number, BundleService>([[1, await start(1)]])
  const caddy = await startCaddy(folder, {
    https: soakPort + 51,
    http: soakPort + 52,
    file: 'Caddyfile.processes',
    replaced: {
      'pins.example.org {': `${origin.replace('localhost', '')} {`,
      'builds.example.org {': `http://:${proxyPort + 5} {`,
      '127.0.0.1:300': `127.0.0.1:${Math.floor(soakPort / 10)}`,
      '127.0.0.1:309': `127.0.0.1:${Math.floor(soakPort / 10) + 2}`,
    },
  })
  try {
    await until(async () => (await fetch(`${origin}/ready`)).status === 200)
    const person = await newMember(origin, `processes${Date.now()}`)
    const [pin = ''] = await newIdeas(person, 'Ideas', ['Lamp'])
    const alone = await loaded(person, pin, running)
    say(`One process: ${told(alone)}.`)
    running.set(2, await start(2))
    await settled()
    const together = await loaded(person, pin, running)
    const megabytes = await Promise.all(
      [...running.values()].map(({ process: { pid } }) => residentOf(pid)),
    )
    say(`Two processes: ${told(together)}. Both are restarted now.`)
    const restart = await failedBeside(person, pin, async () => {
      for (const number of [1, 2]) {
        await running.get(number)?.stop()
        running.set(number, await start(number))
        await settled()
      }
    })
    return { alone, together, megabytes, restart }
  } finally {
    await caddy.stop()
    for (const service of running.values()) await service.stop()
  }
}

/**
 * Runs two processes of a bundle as tessera@.service does: measures one and both, restarts them in turn under load, and
 * starts a second one on an embedded database.
 */
export async function soakProcesses(): Promise<boolean> {
  const place = await newPlace('PostgreSQL')
  const folder = await mkdtemp(join(tmpdir(), 'tessera-processes-'))
  try {
    const bundle = await bundleIn(folder)
    const { alone, together, megabytes, restart } = await measured(
      bundle,
      folder,
      place.databaseUrl ?? '',
    )
    const second = await refusalOfSecond(bundle, folder)
    console.log(
      table([
        ['one process', told(alone)],
        ['two processes', told(together)],
        ['memory after it', `${megabytes.map((each) => `${each.toFixed(0)} MB`).join(' and ')}`],
        [
          'restart of both in turn',
          `${restart.failed.length} of ${restart.asked} failed ${[...new Set(restart.failed)].join(', ')}`,
        ],
        ['a second process, embedded', second],
      ]),
    )
    return restart.failed.length === 0 && !second.startsWith('failed')
  } finally {
    await place.remove()
    await rm(folder, { recursive: true, force: true })
  }
}
