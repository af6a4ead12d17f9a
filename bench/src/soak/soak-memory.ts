import { readFile } from 'node:fs/promises'
import { say, table } from '@tessera/commands/say'
import { serve, soakPort } from './kill-under-load.ts'
import { startMix } from './soak-calls.ts'
import { type DatabaseKind, newPlace } from './soak-database.ts'

/** Max memory of a service by kind of database, in megabytes. */
const most: Readonly<Record<DatabaseKind, number>> = { PGlite: 900, PostgreSQL: 250 }
/** Max growth between the middle and the end that still counts as flat. */
const growthMost = 0.1
const samples = 50
const callsAtOnce = 16

/** The result of the calls, as rows of the table. */
interface Memory {
  readonly ok: boolean
  readonly rows: readonly (readonly [string, string])[]
}

/** Returns the memory of a process in megabytes. */
export async function residentOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** Makes a number of mixed calls of a service of its own, and watches its memory. */
async function watchMemory(kind: DatabaseKind, calls: number): Promise<Memory> {
  const place = await newPlace(kind)
  const service = await serve(place)
  const mix = await startMix(`http://localhost:${soakPort}`)
  const began = performance.now()
  const seen: number[] = [await residentOf(service.process.pid)]
  const each = Math.ceil(calls / samples)
  for (let sample = 1; sample <= samples; sample += 1) {
    await inTurns(each, () => mix.next())
    seen.push(await residentOf(service.process.pid))
    if (sample % 5 === 0)
      say(`${kind}: ${sample * each} calls, ${seen.at(-1)?.toFixed(0)} MB, ${mix.failed()} failed.`)
  }
  const rate = (samples * each) / ((performance.now() - began) / 1_000)
  await service.stop()
  await place.remove()
  return tableOf(kind, seen, { each, rate, failed: mix.failed() })
}

/** Makes mixed calls on each kind of database, and prints the memory of the service. */
export async function soakMemory(): Promise<boolean> {
  const calls = Number(process.env.CALLS ?? 100_000)
  const all = [await watchMemory('PostgreSQL', calls), await watchMemory('PGlite', calls)]
  console.log(table(all.flatMap(({ rows }) => rows)))
  return all.every(({ ok }) => ok)
}

async function inTurns(number: number, work: () => Promise<void>): Promise<void> {
  let begun = 0
  const worker = async () => {
    while (begun < number) {
      begun += 1
      await work()
    }
  }
  await Promise.all(Array.from({ length: callsAtOnce }, worker))
}

function tableOf(
  kind: DatabaseKind,
  seen: readonly number[],
  { each, rate, failed }: { readonly each: number; readonly rate: number; readonly failed: number },
): Memory {
  const half = seen.slice(seen.length >> 1)
  const [atStart, atHalf, atEnd] = [seen[0] ?? 0, half[0] ?? 0, seen.at(-1) ?? 0]
  const growth = (slopeOf(half) * (half.length - 1)) / atHalf
  const highest = Math.max(...seen)
  return {
    ok: failed === 0 && highest < most[kind] && growth < growthMost,
    rows: [
      [
        `${kind}, memory`,
        `${atStart.toFixed(0)} MB at first, ${atHalf.toFixed(0)} halfway, ${atEnd.toFixed(0)} at the end, ${highest.toFixed(0)} at most; target under ${most[kind]}`,
      ],
      [
        `${kind}, last half`,
        `${((slopeOf(half) * 10_000) / each).toFixed(2)} MB every 10,000 calls, ${(growth * 100).toFixed(1)} percent in all; target under ${growthMost * 100} percent`,
      ],
      [
        `${kind}, calls`,
        `${(each * (seen.length - 1)).toLocaleString('en')}, ${rate.toFixed(0)}/s, ${failed} failed`,
      ],
    ],
  }
}

/** Returns the slope of the line that fits the numbers best. */
function slopeOf(numbers: readonly number[]): number {
  const middleAt = (numbers.length - 1) / 2
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  let [over, under] = [0, 0]
  for (const [at, number] of numbers.entries()) {
    over += (at - middleAt) * (number - mean)
    under += (at - middleAt) ** 2
  }
  return over / under
}
