import { chromiumArguments, findChromium } from '@tessera/browsers/chromium'
import { chromium } from 'playwright'
import type { Line } from '../measure.ts'
import { median, ratiosOf } from '../measure.ts'
import { buildGridPage } from './build.ts'
import { appends, blankInFling, type GridName, longTasks, lostPlaces, type Place, type ScrollCost, scrollCost } from './drive.ts'
import { serveGridPage } from './serve.ts'

const rounds = 3
const names: readonly GridName[] = ['ours', 'virtua', 'masonic', 'floor']

const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`

/** Scrolls each grid in turns, so that other load on the machine affects all of them. */
async function scrollsInTurns(at: Place): Promise<Record<GridName, ScrollCost[]>> {
  const costs: Record<GridName, ScrollCost[]> = { ours: [], virtua: [], masonic: [], floor: [] }
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) costs[name].push(await scrollCost(at, name))
  return costs
}

const what = 'grid, 100,000 px through 10,000 pins'

async function scrollLines(at: Place): Promise<readonly Line[]> {
  const costs = await scrollsInTurns(at)
  const script = (name: GridName) => median(costs[name].map((cost) => cost.script))
  const beside = (name: GridName, target: string): Line => ({
    name: `${what}: script, beside ${name}`,
    ours: ms(script('ours')),
    beside: ms(script(name)),
    ratio: script('ours') / script(name),
    rounds: ratiosOf(
      costs.ours.map((cost) => cost.script),
      costs[name].map((cost) => cost.script),
    ),
    target,
  })
  const growth = median(costs.ours.map((cost) => cost.heapGrowth))
  return [
    beside('virtua', 'at most 0.60'),
    beside('masonic', 'below 1'),
    beside('floor', 'at most 2.00'),
    {
      name: `${what}: heap after it, by that before`,
      ours: growth.toFixed(3),
      beside: median(costs.virtua.map((cost) => cost.heapGrowth)).toFixed(3),
      ratio: growth,
      rounds: costs.ours.map((cost) => cost.heapGrowth),
      target: 'at most 1.05',
    },
  ]
}

async function longLine(at: Place): Promise<Line> {
  const [ours, virtua] = [await longTasks(at, 'ours'), await longTasks(at, 'virtua')]
  return {
    name: `${what}: tasks over 50 ms, beside virtua`,
    ours: `${ours}`,
    beside: `${virtua}`,
    ratio: ours,
    target: 'none',
  }
}

async function blankLine(at: Place): Promise<Line> {
  const [ours, virtua] = [await blankInFling(at, 'ours'), await blankInFling(at, 'virtua')]
  return {
    name: 'grid, fling of 24,000 px a second: blank, per thousand, beside virtua',
    ours: ours.toFixed(2),
    beside: virtua.toFixed(2),
    ratio: ours,
    target: 'none',
  }
}

/** Returns the median of the faster half, to filter out other load. */
const lowQuarter = (all: readonly number[]) =>
  median(all.toSorted((a, b) => a - b).slice(0, all.length >> 1))

async function appendLine(at: Place): Promise<Line> {
  const [few, many]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    few.push(...(await appends(at, 'ours', 1_000)))
    many.push(...(await appends(at, 'ours', 10_000)))
  }
  const [least, most] = [lowQuarter(few), lowQuarter(many)]
  return {
    name: 'grid, 25 more pins at 10,000, beside at 1,000',
    ours: ms(most),
    beside: ms(least),
    ratio: most / least,
    target: 'at most 1.20',
  }
}

async function placeLine(at: Place, how: 'back' | 'resize'): Promise<Line> {
  const ours = await lostPlaces(at, 'ours', how)
  const virtua = await lostPlaces(at, 'virtua', how)
  return {
    name: `grid, another pin on top after ${how}, beside virtua`,
    ours: `${ours.lost} of ${ours.of}`,
    beside: `${virtua.lost} of ${virtua.of}`,
    ratio: ours.lost,
    target: 'none',
  }
}

/**
 * Compares the product's grid with virtua, masonic and a pool of plain elements in one Chromium.
 */
export async function grid(): Promise<readonly Line[]> {
  await buildGridPage()
  const { origin, stop } = await serveGridPage()
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  const at = { browser, origin }
  try {
    return [
      ...(await scrollLines(at)),
      await longLine(at),
      await blankLine(at),
      await appendLine(at),
      await placeLine(at, 'back'),
      await placeLine(at, 'resize'),
    ]
  } finally {
    await browser.close()
    stop()
  }
}
