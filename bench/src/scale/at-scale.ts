import { say } from '@tessera/commands/say'
import { type Line, median, timed } from '../measure.ts'
import { quantile } from '../service/under-load.ts'
import { judgeScale } from './judge-scale.ts'
import { startScaleCluster } from './scale-cluster.ts'
import { type ScaleRead, scaleReads } from './scale-reads.ts'
import { type ScaleService, scaleService } from './scale-service.ts'

const few = 10_000
const rounds = { warm: 8, counted: 40, work: 12 } as const
const target = 'at most 2.00'

/** The figures of a read in one world. */
interface Figures {
  readonly middle: number
  readonly late: number
  readonly pages: number
  readonly rows: number
}

const asked = async ({ before, ask }: ScaleRead, at: number): Promise<number> => {
  await before?.()
  return timed(async () => {
    await ask(at)
  })
}

/** Counts what the database does for a read. */
async function workOf(scale: ScaleService, read: ScaleRead) {
  const each: { readonly pages: number; readonly rows: number }[] = []
  for (let at = 0; at < rounds.work; at += 1) {
    await read.before?.()
    const before = await scale.done()
    await read.ask(at)
    const after = await scale.done()
    each.push({ pages: after.pages - before.pages, rows: after.rows - before.rows })
  }
  return {
    pages: median(each.map(({ pages }) => pages)),
    rows: median(each.map(({ rows }) => rows)),
  }
}

/** Measures a read in two worlds in turns. */
async function figuresOf(
  worlds: readonly [ScaleService, ScaleService],
  reads: readonly [ScaleRead, ScaleRead],
): Promise<readonly [Figures, Figures]> {
  const took: [number[], number[]] = [[], []]
  for (let at = 0; at < rounds.warm + rounds.counted; at += 1) {
    const [one, other] = [await asked(reads[0], at), await asked(reads[1], at)]
    if (at < rounds.warm) continue
    took[0].push(one)
    took[1].push(other)
  }
  const [many, less] = [await workOf(worlds[0], reads[0]), await workOf(worlds[1], reads[1])]
  const spread = (times: readonly number[]) => ({
    middle: quantile(times, 0.5),
    late: quantile(times, 0.95),
  })
  return [
    { ...spread(took[0]), ...many },
    { ...spread(took[1]), ...less },
  ]
}

function linesOf(name: string, [many, less]: readonly [Figures, Figures]): readonly Line[] {
  const line = (of: string, key: keyof Figures, unit: string, digits: number): Line => ({
    name: `${name}, ${of}`,
    ours: `${many[key].toFixed(digits)}${unit}`,
    beside: `${less[key].toFixed(digits)}${unit}`,
    ratio: many[key] / less[key],
    target: key === 'rows' || key === 'pages' ? '' : target,
  })
  return [
    line('p50', 'middle', ' ms', 1),
    line('p95', 'late', ' ms', 1),
    line('pages of the database', 'pages', '', 0),
    line('rows visited', 'rows', '', 0),
  ]
}

/** Compares lists, and what they show, with very many pins and with few, on Debian's PostgreSQL. */
export async function atScale(pins: number, only = ''): Promise<readonly Line[]> {
  const cluster = await startScaleCluster(process.env.BENCH_SCALE)
  const services: ScaleService[] = []
  try {
    for (const each of [pins, few]) {
      const service = await scaleService(await cluster.filled(each), each)
      services.push(service)
    }
    const [many, less] = services
    if (many === undefined || less === undefined) return []
    const lines: Line[] = []
    const [ours, theirs] = [await scaleReads(many), await scaleReads(less)]
    for (const [at, read] of ours.entries()) {
      const other = theirs[at]
      if (other === undefined || !read.name.includes(only)) continue
      const figures = linesOf(read.name, await figuresOf([many, less], [read, other]))
      for (const { name, ours: one, beside, ratio } of figures)
        say(`${name}: ${one} beside ${beside}, ${ratio?.toFixed(2)}`)
      lines.push(...figures)
    }
    const [shown, shownLess] = [await judgeScale(many), await judgeScale(less)]
    const others = new Map(
      shownLess.map(({ name, share }) => [name.replace(/ \(\d+\)$/, ''), share]),
    )
    for (const { name, share } of shown) {
      const beside = others.get(name.replace(/ \(\d+\)$/, ''))
      lines.push({
        name,
        ours: share.toFixed(2),
        beside: beside?.toFixed(2) ?? '',
        target: '',
      })
    }
    return lines
  } finally {
    for (const service of services) await service.stop()
    await cluster.stop()
  }
}
