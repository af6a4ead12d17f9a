import { Session } from 'node:inspector/promises'
import { say } from '@tessera/commands/say'
import type { Line } from '../measure.ts'
import { type MeasuredRequest, mainReads } from './asked.ts'
import { type FilledService, filledService, readers } from './filled-service.ts'
import { pinSaves } from './pin-saves.ts'
import { sendBare, sentBy } from './sent-statements.ts'

const pins = 10_000
const warmUp = 1_500
const calls = 3_000
const rounds = 3

/** The work of a call, by the sources that its time is spent in; the first that matches counts. */
const works: readonly (readonly [work: string, sources: RegExp])[] = [
  ['collecting garbage', /^\(garbage collector\)$/],
  [
    'the wire to the database: pg, sockets and promises between them',
    /\/pg[-@/+]|\/pg-|node:net|stream_base|node:internal\/streams|node:events|node:internal\/process|node:internal\/async|node:buffer|node:internal\/util|^\(program\)$|database\/(lean-client|named-query|guarded-pool|session)/,
  ],
  ['the query builder and its rows', /drizzle-orm|platform\/database\//],
  ['schemas of inputs and answers', /\/zod|contracts\/src\/schema/],
  [
    'requests, responses and headers of the web',
    /undici|node:internal\/deps|node:internal\/url|webstreams|node:internal\/encoding|node:internal\/abort|node:internal\/event_target|node:internal\/blob/,
  ],
  ['Hono', /\/hono/],
  ['budgets', /rate-limit/],
  ['sessions', /contexts\/identity\//],
  ['what every call passes', /server\/src\/(calls|web|platform)\//],
  ['the calls themselves', /server\/src\/|shared\/contracts/],
]

interface Node {
  readonly id: number
  readonly callFrame: { readonly functionName: string; readonly url: string }
}

interface Profile {
  readonly nodes: readonly Node[]
  readonly samples?: readonly number[] | undefined
  readonly timeDeltas?: readonly number[] | undefined
}

const workOf = ({ callFrame: { functionName, url } }: Node): string =>
  works.find(([, sources]) => sources.test(url === '' ? functionName : url))?.[0] ??
  'everything else, native code without a source among it'

/** Returns the share of each work in a profile; idle time doesn't count. */
function sharesOf({ nodes, samples = [], timeDeltas = [] }: Profile): ReadonlyMap<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const took = new Map<string, number>()
  let all = 0
  for (const [at, id] of samples.entries()) {
    const node = byId.get(id)
    if (node === undefined || /^\((idle|root)\)$/.test(node.callFrame.functionName)) continue
    const time = timeDeltas[at] ?? 0
    all += time
    took.set(workOf(node), (took.get(workOf(node)) ?? 0) + time)
  }
  return new Map([...took].map(([work, time]) => [work, time / all]))
}

type Repeated = (at: number) => Promise<void>

/** Runs work on all connections; returns the milliseconds of this process for each run. */
async function worked(times: number, work: Repeated): Promise<number> {
  const before = process.cpuUsage()
  for (let at = 0; at < times; at += 4)
    await Promise.all([0, 1, 2, 3].map((more) => work(at + more)))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / times
}

interface Beside extends MeasuredRequest {
  readonly bare: Repeated
}

async function beside(filled: FilledService, asked: MeasuredRequest): Promise<Beside> {
  const patterns: Awaited<ReturnType<typeof sentBy>>[] = []
  for (let at = 0; at < readers; at += 1) {
    await asked.ask(at)
    patterns.push(await sentBy(() => asked.ask(at)))
  }
  return { ...asked, bare: (at) => sendBare(filled.bare, patterns[at % readers] ?? []) }
}

const shown = (milliseconds: number): string => `${milliseconds.toFixed(3)} ms`
const least = (numbers: readonly number[]): number => Math.min(...numbers)

async function costsOf(session: Session, { name, ask, bare }: Beside): Promise<readonly Line[]> {
  await worked(warmUp, ask)
  await worked(warmUp, bare)
  const [ours, theirs]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await worked(calls, ask))
    theirs.push(await worked(calls, bare))
  }
  await session.post('Profiler.start')
  await worked(calls, ask)
  const { profile } = await session.post('Profiler.stop')
  const whole = least(ours)
  const shares = [...sharesOf(profile)].toSorted(([, one], [, other]) => other - one)
  return [
    {
      name: `${name}, processor time beside its SQL bare`,
      ours: shown(whole),
      beside: shown(least(theirs)),
      ratio: whole / least(theirs),
      target: '',
    },
    ...shares.map(([work, share]) => ({
      name: `${name}: ${work}`,
      ours: shown(whole * share),
      beside: '',
      target: '',
    })),
  ]
}

/** Measures the processor time of the service for the most common calls, and what it is spent on. */
export async function callCosts(): Promise<readonly Line[]> {
  const filled = await filledService(pins)
  const session = new Session()
  session.connect()
  try {
    await session.post('Profiler.enable')
    await session.post('Profiler.setSamplingInterval', { interval: 200 })
    const all: Beside[] = [await pinSaves(filled)]
    for (const asked of mainReads(filled)) all.push(await beside(filled, asked))
    const lines: Line[] = []
    for (const each of all) {
      say(`${each.name} …`)
      lines.push(...(await costsOf(session, each)))
    }
    return lines
  } finally {
    session.disconnect()
    await filled.stop()
  }
}
