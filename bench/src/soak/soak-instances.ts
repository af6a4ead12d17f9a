import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { type Service, startService } from '@tessera/commands/product/service'
import { root } from '@tessera/commands/root'
import { say, table } from '@tessera/commands/say'
import { createBoard } from '@tessera/contracts/calls/boards'
import { startLoopbackStore } from '@tessera/server/platform/blobs/testing/loopback-store'
import { until } from './deployed/bundle-service.ts'
import { type Logged, startHaproxy } from './instances/haproxy.ts'
import { startReplicated } from './instances/replicated-postgres.ts'
import { soakPort } from './kill-under-load.ts'
import { startPooler } from './pgbouncer.ts'
import { newMember } from './soak-caller.ts'
import { type Mix, startMix } from './soak-calls.ts'
import { startListener, startUploader, startWriter } from './used-throughout.ts'

const secondsEach = Number(process.env.SECONDS ?? 20)
const storeSeconds = 30
/** As many at once as keep every instance busy. */
const atOnce = 24
const origin = `http://localhost:${soakPort}`
const instances = [1, 2, 3, 4].map((number) => soakPort + number)
const ports = {
  product: soakPort,
  database: soakPort + 10,
  store: soakPort + 11,
  databases: [soakPort + 12, soakPort + 13],
  instances,
} as const

interface Shared {
  readonly folder: string
  readonly databaseUrl: string
  readonly directUrl: string
  readonly store: {
    readonly bucket: string
    readonly accessKeyId: string
    readonly secretAccessKey: string
  }
}

/** Starts an instance with a folder of its own, as on a machine of its own. */
function startInstance(port: number, { folder, databaseUrl, directUrl, store }: Shared) {
  const data = join(folder, String(port))
  mkdirSync(data, { recursive: true, mode: 0o700 })
  return startService(
    {
      MODE: 'local',
      DEMO: 'off',
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      TRUSTED_PROXIES: '127.0.0.1,::1',
      DATA_DIR: data,
      DATABASE_URL: databaseUrl,
      DATABASE_DIRECT_URL: directUrl,
      S3_ENDPOINT: `http://127.0.0.1:${ports.store}`,
      S3_BUCKET: store.bucket,
      S3_ACCESS_KEY_ID: store.accessKeyId,
      S3_SECRET_ACCESS_KEY: store.secretAccessKey,
      REGISTRY_FILE: join(data, 'registry.json'),
      SHELL_DIR: join(root, 'shell/dist'),
      SECRETS_KEY: 'the same for all four, and long enough for it',
      CAPTCHA_SECRET: 'the same for all four, and long enough too',
      STOP_DELAY: '3',
      BUDGET_FACTOR: '10000',
      LOG_LEVEL: 'silent',
    },
    () => {},
    say,
    'server/src/main.ts',
  )
}

/** The requests of a phase, and what became of them. */
interface Phase {
  readonly name: string
  readonly sent: number
  /** The answers but those that succeed, as `503 <NOSRV> sC` with their number. */
  readonly failed: ReadonlyMap<string, number>
  /** Answers that nothing excuses. */
  readonly wrong: number
  readonly hears: boolean
}

function failedIn(answers: readonly Logged[]): ReadonlyMap<string, number> {
  const failed = new Map<string, number>()
  for (const { status, ending, server } of answers) {
    if (status < 500 && ending === '--') continue
    const name = `${status} ${ending}${server === '<NOSRV>' ? ' of none' : ''}`
    failed.set(name, (failed.get(name) ?? 0) + 1)
  }
  return failed
}

/** A 500 is a fault of ours; a 503 says that something is away, and a proxy's 502 or 504 that an instance is. */
const isWrong = ({ status }: Logged): boolean => status >= 500 && ![502, 503, 504].includes(status)

/** Returns the requests a second that the instances sustain, from callers that wait for each answer. */
async function sustained(mix: Mix): Promise<number> {
  const end = performance.now() + secondsEach * 1_000
  let done = 0
  const ask = async () => {
    while (performance.now() < end) {
      await mix.next()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, ask))
  return done / secondsEach
}

/** Sends requests at a steady rate until work is done, for some seconds at least. */
async function loadedBeside(mix: Mix, rate: number, work: () => Promise<unknown>): Promise<number> {
  let [sent, isDone] = [0, false]
  const began = performance.now()
  const working = work().finally(() => {
    isDone = true
  })
  const running = new Set<Promise<void>>()
  while (!isDone || performance.now() - began < secondsEach * 1_000) {
    sent += 1
    const one: Promise<void> = mix.next().then(
      () => void running.delete(one),
      () => void running.delete(one),
    )
    running.add(one)
    await rest(Math.max(0, began + (sent * 1_000) / rate - performance.now()))
  }
  await Promise.all(running)
  await working
  return sent
}

const toldOf = ({ sent, failed, hears }: Phase): string => {
  const number = [...failed.values()].reduce((sum, each) => sum + each, 0)
  const kinds = [...failed].map(([kind, times]) => `${times} × ${kind}`).join(', ')
  return `${number} of ${sent} and more failed${kinds === '' ? '' : ` (${kinds})`}, the live stream ${hears ? 'works' : 'DOES NOT WORK'}`
}

/**
 * Runs four instances behind haproxy, with pgbouncer before a primary server that has a synchronous standby, and an
 * object store. Under half of the load that they sustain, and beside uploads, live streams and people who check what
 * they were told, each part fails in turn.
 */
export async function soakInstances(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-instances-'))
  const ending: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const services = new Map<number, Service>()
  try {
    const store = await startLoopbackStore()
    ending.unshift(() => store.stop())
    const postgres = await startReplicated(ports.databases)
    ending.unshift(() => postgres.stop())
    const stores = Number(new URL(store.byPath.endpoint).port)
    const haproxy = await startHaproxy(folder, { ...ports, stores })
    ending.unshift(() => haproxy.stop())
    const directUrl = `postgres://postgres:postgres@127.0.0.1:${ports.database}/postgres`
    const pooler = await startPooler(directUrl, 16)
    ending.unshift(() => pooler.stop())
    const shared: Shared = { folder, directUrl, databaseUrl: pooler.url, store: store.byPath }
    const start = async (port: number) => void services.set(port, await startInstance(port, shared))
    ending.unshift(() => Promise.all([...services.values()].map((service) => service.stop())))
    for (const port of instances) await start(port)
    const isOpen = await until(async () => (await fetch(`${origin}/ready`)).status === 200, 60_000)
    if (!isOpen) throw new Error('The instances did not become ready.')

    const mix = await startMix(origin)
    const run = Date.now()
    await sustained(mix)
    const most = await sustained(mix)
    const rate = most / 2
    say(`Four instances sustain ${most.toFixed(0)} requests a second; half of that is sent now.`)
    const writer = await startWriter(origin, `writer${run}`)
    const uploaders = await Promise.all(
      [1, 2].map((at) => startUploader(origin, `uploader${at}x${run}`)),
    )
    const listener = await startListener(origin, `listener${run}`)
    const prober = await newMember(origin, `prober${run}`)
    const writes = async () =>
      (await prober.call(createBoard, { name: `Board ${Date.now()}` })).status === 200
    haproxy.answers()

    const phases: Phase[] = []
    const phase = async (name: string, work: () => Promise<unknown>) => {
      const sent = await loadedBeside(mix, rate, work)
      const answers = haproxy.answers()
      const wrong = answers.filter(isWrong)
      for (const { status, request } of wrong.slice(0, 5)) say(`${status} for ${request}`)
      const hears = await listener.hears()
      const done: Phase = { name, sent, failed: failedIn(answers), wrong: wrong.length, hears }
      phases.push(done)
      say(`${name}: ${toldOf(done)}.`)
    }

    await phase('nothing happens', async () => {})
    await phase('each is restarted in turn', async () => {
      for (const port of instances) {
        await services.get(port)?.stop()
        await start(port)
      }
    })
    await phase('one is killed', async () => {
      await rest(3_000)
      const [port = 0] = instances
      services.get(port)?.process.kill('SIGKILL')
      await services.get(port)?.ended
      await rest(3_000)
      await start(port)
    })
    await phase('the database is restarted', async () => {
      await rest(3_000)
      await postgres.restart()
    })
    await phase('the pooler is killed, and back after 2 s', async () => {
      await rest(3_000)
      await pooler.restart(2_000)
    })
    await phase(`the store is away for ${storeSeconds} s`, async () => {
      await rest(3_000)
      await haproxy.setStore(false)
      await rest(storeSeconds * 1_000)
      await haproxy.setStore(true)
      await rest(5_000)
    })
    let awayMilliseconds = 0
    await phase('the primary database dies, and the standby is promoted', async () => {
      await rest(3_000)
      const began = performance.now()
      await postgres.failOver()
      await until(writes, 60_000)
      awayMilliseconds = performance.now() - began
    })

    const written = await writer.end()
    const uploads = await Promise.all(uploaders.map((uploader) => uploader.end()))
    const heard = await listener.end()
    const wrong = [...written.wrong, ...uploads.flatMap((each) => each.wrong)]
    for (const each of wrong.slice(0, 10)) say(each)
    const total = (of: 'whole' | 'again') => uploads.reduce((sum, each) => sum + each[of], 0)
    console.log(
      table([
        ['four instances sustain', `${most.toFixed(0)} requests a second; half was sent`],
        ...phases.map((done): [string, string] => [done.name, toldOf(done)]),
        [
          'writes answered again',
          `${(awayMilliseconds / 1_000).toFixed(1)} s after the death of the primary database`,
        ],
        ['boards', `${written.acknowledged} acknowledged, ${written.failed} failed`],
        ['uploads', `${total('whole')} whole, ${total('again')} requests sent again`],
        ['live streams', `${heard.streams} opened, ${heard.messages} messages`],
        ['wrong answers', String(wrong.length + phases.reduce((sum, each) => sum + each.wrong, 0))],
      ]),
    )
    return wrong.length === 0 && phases.every((each) => each.wrong === 0 && each.hears)
  } finally {
    for (const end of ending) await end()
  }
}
