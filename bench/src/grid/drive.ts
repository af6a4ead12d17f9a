import { z } from '@tessera/contracts/schema'
import type { Browser, CDPSession, Page } from 'playwright'

/** The grids to measure. */
export type GridName = 'ours' | 'virtua' | 'masonic' | 'floor'

const viewport = { width: 1440, height: 900 }
const distance = 100_000
const perFrame = 200
const columns = 5

/** A browser and the origin of the page. */
export interface GridPage {
  readonly browser: Browser
  readonly origin: string
}

interface Opened {
  readonly page: Page
  readonly devtools: CDPSession
  close(): Promise<void>
}

async function open({ browser, origin }: GridPage, grid: GridName, count: number): Promise<Opened> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  // Counts the page's own CPU time only, not that of other processes.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(`${origin}/?grid=${grid}&count=${count}`)
  await page.evaluate(() => gridBench.settled())
  return { page, devtools, close: () => context.close() }
}

async function metric(devtools: CDPSession, name: string): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN
}

async function heap(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  return metric(devtools, 'JSHeapUsedSize')
}

/** The cost of one scroll through 10,000 pins. */
export interface ScrollCost {
  /** Milliseconds of script. */
  readonly script: number
  /** Heap size after the scroll divided by the size before. */
  readonly heapGrowth: number
}

/** Measures 100,000 px of scroll through 10,000 pins. */
export async function scrollCost(at: GridPage, grid: GridName): Promise<ScrollCost> {
  const { page, devtools, close } = await open(at, grid, 10_000)
  // Warms up the compiler first, so that heap sizes are comparable.
  await page.evaluate(() => gridBench.scrollThrough(10_000, 200))
  const before = await heap(devtools)
  const started = await metric(devtools, 'ScriptDuration')
  await page.evaluate(([far, step]) => gridBench.scrollThrough(far, step), [
    distance,
    perFrame,
  ] as const)
  const script = ((await metric(devtools, 'ScriptDuration')) - started) * 1_000
  const after = await heap(devtools)
  await close()
  return { script, heapGrowth: after / before }
}

const Trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      tdur: z.optional(z.number()),
      args: z.optional(z.record(z.string(), z.unknown())),
    }),
  ),
})

/**
 * Counts tasks longer than 50 ms of the page's own CPU time in 100,000 px of scroll. Frames that
 * wait for other processes don't count.
 */
export async function longTasks(at: GridPage, grid: GridName): Promise<number> {
  const { page, close } = await open(at, grid, 10_000)
  await at.browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
  await page.evaluate(([far, step]) => gridBench.scrollThrough(far, step), [
    distance,
    perFrame,
  ] as const)
  const trace = z.parse(Trace, JSON.parse((await at.browser.stopTracing()).toString()))
  await close()
  const mains = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return trace.traceEvents.filter(
    ({ name, pid, tid, tdur = 0 }) =>
      name === 'RunTask' && mains.has(`${pid} ${tid}`) && tdur > 50_000,
  ).length
}

/** Returns how many of a thousand sampled positions showed no tile while flinging up and down. */
export async function blankInFling(at: GridPage, grid: GridName): Promise<number> {
  const { page, close } = await open(at, grid, 10_000)
  let [blank, looks] = [0, 0]
  for (const step of [400, -400]) {
    const seen = await page.evaluate(([by, count]) => gridBench.scrollThrough(24_000, by, count), [
      step,
      columns,
    ] as const)
    blank += seen.blank
    looks += seen.looks
  }
  await close()
  return (1_000 * blank) / looks
}

/** Measures the milliseconds of appends to a grid with this many pins. */
export async function appends(
  at: GridPage,
  grid: GridName,
  count: number,
): Promise<readonly number[]> {
  const { page, close } = await open(at, grid, count)
  const took = await page.evaluate(async () => {
    const all: number[] = []
    for (let round = 0; round < 40; round += 1) all.push(await gridBench.append())
    return all.slice(8)
  })
  await close()
  return took
}

const topTile = (page: Page) => page.evaluate(() => gridBench.topTile())

const isNear = (one: number | null | undefined, other: number | null | undefined) =>
  Math.abs((one ?? Number.NaN) - (other ?? Number.NaN)) <= 1

/** Navigates to another page of the same document and back. */
async function awayAndBack(page: Page): Promise<void> {
  await page.evaluate(() => gridBench.leave())
  await page.goBack()
}

/** Narrows the window and returns a tile's new position. */
async function narrow(page: Page, name: string): Promise<number | null> {
  await page.setViewportSize({ ...viewport, width: 1_000 })
  await page.evaluate(() => gridBench.settled())
  return page.evaluate((tile) => gridBench.topOf(tile), name)
}

/**
 * Counts how often the top pin moved after going back, or after narrowing and widening the window.
 */
export async function lostPlaces(
  at: GridPage,
  grid: GridName,
  how: 'back' | 'resize',
): Promise<{ readonly lost: number; readonly of: number }> {
  const { page, close } = await open(at, grid, 10_000)
  const of = 8
  let lost = 0
  for (let round = 0; round < of; round += 1) {
    await page.evaluate(() => gridBench.scrollThrough(3_700, 370))
    await page.waitForTimeout(300)
    const before = await topTile(page)
    let held = true
    if (how === 'back') await awayAndBack(page)
    else {
      const there = await narrow(page, before?.name ?? '')
      // A tile that became shorter may keep its lower edge on the screen.
      held =
        there !== null && there >= (before?.top ?? 0) - 1 && there <= Math.max(1, before?.top ?? 0)
      await page.setViewportSize(viewport)
    }
    await page.evaluate(() => gridBench.settled())
    const after = await topTile(page)
    if (!held || after?.name !== before?.name || !isNear(after?.top, before?.top)) lost += 1
  }
  await close()
  return { lost, of }
}
