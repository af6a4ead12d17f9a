import { once } from 'node:events'
import { createServer } from 'node:http'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { createServiceOver, type MemoryService } from '@tessera/server/memory-service'
import { systemClock } from '@tessera/server/platform/clock/system'
import { openPostgres } from '@tessera/server/platform/database/postgres'
import { slowStatements } from '@tessera/server/platform/database/slow-statements'
import {
  type NoteStatement,
  watchStatements,
} from '@tessera/server/platform/database/statement-watch'
import { quietLog } from '@tessera/server/platform/log/json-lines'
import { openTraces } from '@tessera/server/platform/traces/open-traces'
import { otlpTraces } from '@tessera/server/platform/traces/otlp'
import { noTraces, type Traces } from '@tessera/server/platform/traces/port'
import { type Line, median, ratiosOf } from '../measure.ts'
import { callOf } from './asked.ts'
import { connections, type FilledService, filledService } from './filled-service.ts'

const pins = 10_000
const rounds = 24
const pagesEach = 60
const hookRuns = 200_000

/** A collector that takes everything and keeps nothing. */
async function sink(): Promise<{ readonly endpoint: string; stop(): void }> {
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { endpoint: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

/** Opens the service once more over the same database, with other traces. */
async function another(
  filled: FilledService,
  traces: Traces,
  note?: NoteStatement,
): Promise<MemoryService> {
  const watch = traces === noTraces ? undefined : watchStatements(traces, note)
  const opening = await openPostgres(filled.url, { connections, watch })
  if (!opening.ok) throw new Error(opening.fault.message)
  const service = await createServiceOver(opening.database, {
    traces,
    settings: { budgetFactor: 1_000 },
  })
  // Periodic jobs would hit one or the other measurement at random.
  await service.ports.jobs.stop()
  return service
}

/**
 * Returns the milliseconds of processor time that some work takes in this process: what else runs on the machine
 * changes these least.
 */
async function worked(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** Returns the milliseconds that the hooks of a feed page take while nothing is traced, without the page. */
async function hooksAlone(): Promise<number> {
  const work = () => ({ id: '1', name: 'feed', kind: 'server' }) as const
  const took = await worked(async () => {
    for (let at = 0; at < hookRuns; at += 1) await noTraces.work(work, async () => {})
  })
  return took / hookRuns
}

/** Compares feed pages with traces, with a sample of them and with the log of slow statements, with those without. */
export async function tracing(): Promise<readonly Line[]> {
  const filled = await filledService(pins)
  const collector = await sink()
  const given = { endpoint: collector.endpoint, headers: {}, resource: {}, log: quietLog }
  const all = otlpTraces({ ...given, sample: { followsParent: true, share: 1 } })
  const some = otlpTraces({ ...given, sample: { followsParent: true, share: 0.01 } })
  const slow = slowStatements({ milliseconds: 60_000, log: quietLog, clock: systemClock })
  const others = [
    { name: 'all traced', service: await another(filled, all), flush: () => all.flush() },
    { name: '1 % traced', service: await another(filled, some), flush: () => some.flush() },
    { name: 'slow statements watched', service: await another(filled, openTraces(), slow) },
    { name: 'nothing traced, once more', service: await another(filled, noTraces) },
  ]
  // Sends within a round what that round recorded.
  const pagesOf = (service: MemoryService, flush?: () => Promise<void>) => async () => {
    for (let at = 0; at < pagesEach; at += 1)
      await callOf({ ...filled, service }, homeFeed, { input: {}, at })
    await flush?.()
  }
  try {
    const off: number[] = []
    const on: number[][] = others.map(() => [])
    // The first rounds warm up all of them and aren't counted.
    for (let round = -4; round < rounds; round += 1) {
      const without = await worked(pagesOf(filled.service))
      if (round >= 0) off.push(without)
      for (const [at, { service, flush }] of others.entries()) {
        const took = await worked(pagesOf(service, flush))
        if (round >= 0) on[at]?.push(took)
      }
    }
    const page = median(off) / pagesEach
    const hooks = await hooksAlone()
    const shown = (milliseconds: number) => `${milliseconds.toFixed(3)} ms`
    return [
      {
        name: 'feed page, the hooks alone while nothing is traced',
        ours: `${(hooks * 1_000).toFixed(2)} µs`,
        beside: shown(page),
        ratio: 1 + hooks / page,
        target: 'at most 1.01',
      },
      ...others.map(({ name }, at) => {
        const ratios = ratiosOf(on[at] ?? [], off)
        return {
          name: `feed page, ${name}, beside nothing traced`,
          ours: shown(median(on[at] ?? []) / pagesEach),
          beside: shown(page),
          ratio: median(ratios),
          rounds: ratios,
          target: '',
        }
      }),
    ]
  } finally {
    for (const { service } of others) await service.stop()
    await Promise.all([all.close(), some.close()])
    collector.stop()
    await filled.stop()
  }
}
