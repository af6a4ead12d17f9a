import { say } from '@tessera/commands/say'
import type { Line } from '../measure.ts'
import { median, ratiosOf } from '../measure.ts'
import { type MeasuredRequest, mainReads } from './asked.ts'
import { type FilledService, filledService, readers } from './filled-service.ts'
import { pinSaves } from './pin-saves.ts'
import { sendBare, sentBy } from './sent-statements.ts'
import { latencies, quantile, throughput } from './under-load.ts'

const pins = 10_000
const rounds = 5
const callsEach = 240
const slowRounds = 5
/** Enough samples that the slowest hundredth is more than two or three calls. */
const slowCallsEach = 600

interface Beside extends MeasuredRequest {
  bare(at: number): Promise<void>
  readonly statements: number
}

/** Compares the most common calls with the same SQL sent bare to the same PostgreSQL. */
export async function serviceCalls(): Promise<readonly Line[]> {
  const filled = await filledService(pins)
  try {
    const all: Beside[] = [await pinSaves(filled)]
    for (const asked of mainReads(filled)) all.push(await beside(filled, asked))
    const lines: Line[] = []
    for (const each of all) {
      say(`${each.name} …`)
      lines.push(...(await linesOf(each)))
    }
    return lines
  } finally {
    await filled.stop()
  }
}

/** Records the statements of a read for each member, after warming up. */
async function beside(filled: FilledService, asked: MeasuredRequest): Promise<Beside> {
  const patterns: Awaited<ReturnType<typeof sentBy>>[] = []
  for (let at = 0; at < readers; at += 1) {
    await asked.ask(at)
    patterns.push(await sentBy(() => asked.ask(at)))
  }
  return {
    ...asked,
    statements: median(patterns.map(({ length }) => length)),
    bare: (at) => sendBare(filled.bare, patterns[at % readers] ?? []),
  }
}

/** The median and the 99th percentile of call times. */
interface Spread {
  readonly middle: number
  readonly late: number
}

const spreadOf = (took: readonly number[]): Spread => ({
  middle: quantile(took, 0.5),
  late: quantile(took, 0.99),
})

const shownSpread = (spreads: readonly Spread[]): string =>
  [spreads.map(({ late }) => late), spreads.map(({ middle }) => middle)]
    .map((times) => median(times).toFixed(1))
    .join(' / ')

async function linesOf({ name, statements, ask, bare }: Beside): Promise<readonly Line[]> {
  const [ours, theirs]: [number[], number[]] = [[], []]
  // The first round warms up both and isn't counted.
  for (let round = 0; round <= rounds; round += 1) {
    const [one, two] = [await throughput(callsEach, ask), await throughput(callsEach, bare)]
    if (round === 0) continue
    ours.push(one)
    theirs.push(two)
  }
  const half = { perSecond: median(ours) / 2, times: slowCallsEach }
  const [slow, slowBare]: [Spread[], Spread[]] = [[], []]
  for (let round = 0; round < slowRounds; round += 1) {
    slow.push(spreadOf(await latencies(half, ask)))
    slowBare.push(spreadOf(await latencies(half, bare)))
  }
  const late = median(slow.map(({ late }) => late)) / median(slow.map(({ middle }) => middle))
  const throughputs = ratiosOf(ours, theirs)
  return [
    {
      name: `${name}, statements`,
      ours: String(statements),
      beside: '',
      count: statements,
      target: '',
    },
    {
      name: `${name}, beside its SQL bare`,
      ours: `${median(ours).toFixed(0)}/s`,
      beside: `${median(theirs).toFixed(0)}/s`,
      ratio: median(throughputs),
      rounds: throughputs,
      better: 'more',
      target: 'at least 0.60',
    },
    {
      name: `${name}, p99 / p50 at half load, and of its SQL bare`,
      ours: shownSpread(slow),
      beside: shownSpread(slowBare),
      ratio: late,
      rounds: slow.map((spread) => spread.late / spread.middle),
      target: 'at most 3.00',
    },
  ]
}
