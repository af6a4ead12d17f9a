import { say } from '@tessera/commands/say'
import type { Line } from '../measure.ts'
import { median, timed } from '../measure.ts'
import { growingReads } from './asked.ts'
import { filledService } from './filled-service.ts'

const few = 10_000
const rounds = 7
const callsEach = 12

/** Compares the cost of lists with very many pins and with few. */
export async function atScale(many: number): Promise<readonly Line[]> {
  say(`${few.toLocaleString('en')} pins …`)
  const small = await filledService(few)
  say(`${many.toLocaleString('en')} pins; this takes minutes …`)
  const large = await filledService(many)
  try {
    const [ours, theirs] = [await growingReads(large), await growingReads(small)]
    const lines: Line[] = []
    for (const [at, asked] of ours.entries()) {
      const other = theirs[at]
      if (other === undefined) continue
      const line = await lineOf(asked, other, many)
      say(`${asked.name}: ${line.ours} beside ${line.beside}`)
      lines.push(line)
    }
    return lines
  } finally {
    await small.stop()
    await large.stop()
  }
}

type Reads = Awaited<ReturnType<typeof growingReads>>[number]

async function lineOf(large: Reads, small: Reads, many: number): Promise<Line> {
  const each = async ({ ask }: Reads) =>
    (await timed(async () => {
      for (let at = 0; at < callsEach; at += 1) await ask(at)
    })) / callsEach
  const [ours, theirs]: [number[], number[]] = [[], []]
  // The first round warms up caches and isn't counted.
  for (let round = 0; round <= rounds; round += 1) {
    const [one, two] = [await each(large), await each(small)]
    if (round === 0) continue
    ours.push(one)
    theirs.push(two)
  }
  return {
    name: `${large.name}, ${many.toLocaleString('en')} pins beside ${few.toLocaleString('en')}`,
    ours: `${median(ours).toFixed(1)} ms`,
    beside: `${median(theirs).toFixed(1)} ms`,
    ratio: median(ours) / median(theirs),
    target: 'at most 2.00',
  }
}
