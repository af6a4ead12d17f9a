import { join, relative } from 'node:path'
import { type Service, startService } from '@tessera/commands/product/service'
import { root } from '@tessera/commands/root'
import { say, table } from '@tessera/commands/say'
import { completeBackfill } from '@tessera/server/contexts/base/backfills/complete-backfill'
import { defineBackfill } from '@tessera/server/contexts/base/define-backfill'
import { pins } from '@tessera/server/contexts/pins/index'
import { migrate } from '@tessera/server/platform/database/migrate'
import { openPostgres } from '@tessera/server/platform/database/postgres'
import { sql } from '@tessera/server/platform/database/sql'
import { soakPort } from './kill-under-load.ts'
import { type Mix, startMix } from './soak-calls.ts'
import { writeNext } from './upgrades/next-migrations.ts'
import { entryIn } from './upgrades/old-checkout.ts'
import { roundRobin } from './upgrades/round-robin.ts'

const requestsASecond = 50
const secondsEach = Number(process.env.SECONDS ?? 20)
const [oldPort, newPort] = [soakPort + 1, soakPort + 2]

interface Place {
  /** The folder of the old service's checkout. */
  readonly checkout: string
  readonly folder: string
  readonly databaseUrl: string
}

function startAt(port: number, { folder, databaseUrl }: Place, entry: string): Promise<Service> {
  return startService(
    {
      PORT: String(port),
      PUBLIC_ORIGIN: `http://localhost:${soakPort}`,
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      REGISTRY_FILE: join(folder, 'registry.json'),
      SHELL_DIR: join(root, 'shell/dist'),
      MODE: 'local',
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      BUDGET_FACTOR: '1000',
      SECRETS_KEY: 'the same for both, and long enough for it',
      CAPTCHA_SECRET: 'the same for both, and long enough too',
    },
    () => {},
    say,
    relative(root, entry),
  )
}

/** The requests of a phase: how many were sent, failed, and what it was. */
interface Phase {
  readonly name: string
  readonly sent: number
  readonly failed: number
  readonly slowest: number
}

/** Sends requests at a steady rate until something is done, for some seconds at least. */
async function underLoad(mix: Mix, name: string, work: () => Promise<unknown>): Promise<Phase> {
  let [sent, broken, slowest, isDone] = [0, 0, 0, false]
  const failedBefore = mix.failed()
  const began = performance.now()
  const working = work().finally(() => {
    isDone = true
  })
  const running: Promise<void>[] = []
  while (!isDone || performance.now() - began < secondsEach * 1_000) {
    sent += 1
    const at = performance.now()
    const ended = () => {
      slowest = Math.max(slowest, performance.now() - at)
    }
    running.push(
      mix.next().then(ended, (cause: unknown) => {
        broken += 1
        say(`A request broke: ${cause}`)
      }),
    )
    const wait = began + (sent * 1_000) / requestsASecond - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    else await new Promise((resolve) => setImmediate(resolve))
  }
  await Promise.all(running)
  await working
  const phase = { name, sent, failed: broken + mix.failed() - failedBefore, slowest }
  say(`${name}: ${phase.failed} of ${sent} failed, ${slowest.toFixed(0)} ms at most.`)
  return phase
}

/** The backfill of the sample of a later release. */
const soakNotes = defineBackfill({
  name: 'soak-notes',
  table: pins,
  key: pins.id,
  isDue: sql`soak_note is null`,
  change: (rows) => sql`update ${pins} set soak_note = title where ${rows}`,
  rowsAtOnce: 100,
})

/** Runs the migrations of a sample of a later release, up to a step of it. */
async function runNext({ folder, databaseUrl }: Place, isWhole: boolean): Promise<number> {
  const opening = await openPostgres(databaseUrl)
  if (!opening.ok) throw new Error(opening.fault.message)
  const { db, close } = opening.database
  const steps = isWhole
    ? (['expand', 'index', 'contract'] as const)
    : (['expand', 'index'] as const)
  try {
    return await migrate(db, writeNext(join(folder, `next-${steps.length}`), steps), {
      onProgress: say,
      completeBackfill: (connection) =>
        completeBackfill(connection, soakNotes, { isPatient: true }),
    })
  } finally {
    await close()
  }
}

const rest = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000))

/** Returns the answer of the check of migrations, as the machine itself sees it. */
async function migrationsCheckAt(port: number): Promise<string> {
  const answer: unknown = await (await fetch(`http://localhost:${port}/ready`)).json()
  return JSON.stringify(answer)
}

/**
 * Runs the last release and this checkout on one database under load: the old one alone, both while the new one
 * starts and migrates, both side by side, the new one alone, and a sample of a later release's migrations.
 */
export async function sideBySide(place: Place): Promise<boolean> {
  const phases: Phase[] = []
  const old = await startAt(oldPort, place, entryIn(place.checkout))
  const proxy = await roundRobin(soakPort, [oldPort])
  let current: Service | undefined
  try {
    const mix = await startMix(`http://localhost:${soakPort}`)
    const run = async (name: string, work: () => Promise<unknown>) => {
      phases.push(await underLoad(mix, name, work))
      for (const [error, number] of proxy.errors()) say(`${number} answers of ${error}`)
    }
    await run('the last release alone', async () => {})
    await run('while this one starts and migrates', async () => {
      current = await startAt(newPort, place, join(root, 'server/src/main.ts'))
    })
    proxy.use([oldPort, newPort])
    await run('both side by side', async () => {})
    await run('while the last release stops', async () => {
      proxy.use([newPort])
      await rest(2)
      await old.stop()
    })
    await run('while a later release expands', () => runNext(place, false))
    await run('while a later release fills and contracts', () => runNext(place, true))
    const check = await migrationsCheckAt(newPort)
    const refused = await startAt(oldPort, place, join(root, 'server/src/main.ts')).then(
      async (service) => {
        await service.stop()
        return 'It started.'
      },
      ({ message }: Error) => message,
    )
    console.log(
      table([
        ...phases.map(({ name, sent, failed, slowest }): [string, string] => [
          name,
          `${failed} of ${sent} failed, ${slowest.toFixed(0)} ms at most`,
        ]),
        ['a service that is too old now', check],
        ['its start', refused],
      ]),
    )
    return (
      phases.every(({ failed }) => failed === 0) &&
      /"migrations":"fails"/.test(check) &&
      /was brought to version/.test(refused)
    )
  } finally {
    await proxy.close()
    await old.stop()
    await current?.stop()
  }
}
