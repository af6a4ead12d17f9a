import { afterAll, expect, test } from 'vitest'
import { inProcessReaders } from '../platform/readers/in-process.ts'
import { pooledReaders } from '../platform/readers/pooled.ts'
import type { Readers } from '../platform/readers/port.ts'
import { allReaders } from './all-readers.ts'
import type { WorstFiles } from './testing/send-file.ts'
import { worstFiles } from './testing/worst-files.ts'

const inThreads = pooledReaders({
  threads: 2,
  script: new URL('../main/reader-worker.ts', import.meta.url),
})
afterAll(() => inThreads.close())
const here = inProcessReaders(Object.values(allReaders))

const spent = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(since)
  return (user + system) / 1_000
}

/** Returns the most time that this thread works without a pause, in milliseconds of its processor. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = spent()
  const probe = setInterval(() => {
    const now = spent()
    longest = Math.max(longest, now - last)
    last = now
  }, 1)
  await work()
  clearInterval(probe)
  return longest
}

const tries = 3

/**
 * Measures until a figure is below a limit, a few times at most, and returns the least. A reader that is slow is
 * so each time; a collection of garbage, or code that is compiled at its first run, happens once.
 */
async function least(measure: () => Promise<number>, limit: number): Promise<number> {
  let figure = Number.POSITIVE_INFINITY
  for (let at = 0; at < tries && figure >= limit; at += 1)
    figure = Math.min(figure, await measure())
  return figure
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const since = process.threadCpuUsage()
  await work()
  return spent(since)
}

const ordinary = 20_000
const all = Object.entries(worstFiles)
const reading =
  (readers: Readers, { read }: WorstFiles, content: string | Uint8Array) =>
  () =>
    read(readers, content)

test.each(all)('the worst files for %s hold up nobody else', async (_, files) => {
  await reading(inThreads, files, files.harmless(ordinary))()
  const harmless = await longestHold(reading(inThreads, files, files.harmless(8 * ordinary)))
  const limit = 5 * Math.max(harmless, 10)
  for (const made of Object.values(files.worst)) {
    const work = reading(inThreads, files, made(8 * ordinary))
    expect(await least(() => longestHold(work), limit)).toBeLessThan(limit)
  }
})

const kinds = all.flatMap(([name, files]) =>
  Object.entries(files.worst).map(([what, made]) => [`${name}: ${what}`, files, made] as const),
)

test.each(kinds)('the time of a reader grows with its file: %s', async (_, files, made) => {
  const [small, large] = [made(ordinary), made(8 * ordinary)]
  await reading(here, files, small)()
  const once = await timeOf(reading(here, files, small))
  // Quadratic reading would take 64 times as long; short times are noise.
  const limit = 32 * Math.max(once, 4)
  expect(await least(() => timeOf(reading(here, files, large)), limit)).toBeLessThan(limit)
})
