import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '@tessera/commands/product/browser-ports'
import { keptDemoWorld } from '@tessera/commands/product/demo-world'
import { portOffsets } from '@tessera/commands/rooms'
import { root } from '@tessera/commands/root'
import { say } from '@tessera/commands/say'
import { startRealPostgres } from '@tessera/server/platform/database/testing/real-postgres'
import type { Line } from '../measure.ts'
import { memoryOfTree, memoryParts, type ProcessMemory } from './process-memory.ts'

/** Sweeps and first screens of pages, which run after a start, are done by then. */
const restMilliseconds = 20_000

const targets = { embedded: 350, PostgreSQL: 250, parent: 60 } as const

/** Runs `npm start` as people do, until work with its process is done. */
async function whileStarted<Result>(
  data: string,
  environment: Readonly<Record<string, string>>,
  work: (start: ChildProcess) => Promise<Result>,
): Promise<Result> {
  const port = await freePort(await portOffsets(), { from: Number(process.env.PORT ?? 4_600) })
  const args = ['shared/commands/setup.mjs', 'start', '--port', String(port), '--data', data]
  const start = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(start, 'exit')
  try {
    for await (const line of createInterface({ input: start.stdout }))
      if (line.includes('Tessera runs')) break
    // Otherwise the next line that it prints would wait for a reader.
    start.stdout.resume()
    if (start.exitCode !== null) throw new Error('npm start ended; what it said is above.')
    return await work(start)
  } finally {
    start.kill('SIGTERM')
    await ended
  }
}

async function atRest({ pid }: ChildProcess): Promise<readonly ProcessMemory[]> {
  await new Promise((resolve) => setTimeout(resolve, restMilliseconds))
  return pid === undefined ? [] : memoryOfTree(pid)
}

const isService = ({ name }: ProcessMemory): boolean => name.endsWith('/main.ts')
const shown = (megabytes: number): string => `${megabytes.toFixed(0)} MB`

/** Returns the lines of a start: the service with its parts, and the processes beside it. */
function linesOf(
  database: 'embedded' | 'PostgreSQL',
  processes: readonly ProcessMemory[],
): readonly Line[] {
  return processes.flatMap((each) => {
    const most = isService(each) ? targets[database] : targets.parent
    const line = {
      name: `${database}, ${each.name}`,
      ours: shown(each.all),
      beside: '',
      ratio: each.all / most,
      target: `at most 1.00 of ${shown(most)}`,
    }
    if (!isService(each)) return [line]
    const parts = memoryParts.map((part) => ({
      name: `${database}, ${each.name}: ${part}`,
      ours: shown(each.parts[part]),
      beside: '',
      target: '',
    }))
    return [line, ...parts]
  })
}

/** Measures the memory of `npm start` at rest with the demo world, on both databases. */
export async function memoryAtRest(): Promise<readonly Line[]> {
  const world = process.env.BENCH_WORLD ?? (await keptDemoWorld())
  const folder = await mkdtemp(join(tmpdir(), 'tessera-memory-'))
  const server = await startRealPostgres()
  try {
    const data = join(folder, 'embedded')
    await cp(world, data, { recursive: true })
    say('The embedded database …')
    const embedded = await whileStarted(data, {}, atRest)
    say('PostgreSQL …')
    const [other, address] = [join(folder, 'postgres'), { DATABASE_URL: server.url }]
    // The first start fills the database.
    await whileStarted(other, address, async () => {})
    const postgres = await whileStarted(other, address, atRest)
    return [...linesOf('embedded', embedded), ...linesOf('PostgreSQL', postgres)]
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
