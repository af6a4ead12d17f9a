import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { say } from '@tessera/commands/say'
import type { Line } from '../measure.ts'
import { type FilledService, filledService } from '../service/filled-service.ts'
import type { MeasuredCosts } from './bill.ts'
import { measuredCalls } from './measure-costs.ts'
import { type ModelRequests, modelRequests } from './model-requests.ts'
import { printBills } from './print-bills.ts'
import { readCosts } from './read-costs.ts'
import { compareMixes } from './validate.ts'

const file = join(root, 'bench/model.json')

/** Numbers of pins: at all but the last, costs are measured before anything is predicted from them. */
export const usualPins = [10_000, 100_000, 300_000] as const

async function withPins<Result>(
  pins: number,
  work: (filled: FilledService, ask: ModelRequests) => Promise<Result>,
): Promise<Result> {
  say(`Makes a world of ${pins.toLocaleString('en')} pins …`)
  const filled = await filledService(pins)
  try {
    return await work(filled, await modelRequests(filled))
  } finally {
    await filled.stop()
  }
}

async function bytesAPin({ bare, world }: FilledService): Promise<number> {
  const { rows } = await bare.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  )
  return Number(rows[0]?.bytes) / world.pins
}

const machine = (): string =>
  `${cpus().length} processors (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB`

/** Prints the bills of some sizes from the costs that were kept. */
export async function billsOfSizes(): Promise<readonly Line[]> {
  if (!existsSync(file))
    throw new Error(
      'bench/model.json is missing. Measure costs first: npm run bench -- --model-costs --keep',
    )
  return printBills(readCosts(readFileSync(file, 'utf8')))
}

/** Measures the costs of calls, and compares predictions from them with what happens. */
export async function modelCosts(
  given: readonly number[],
  isKept: boolean,
): Promise<readonly Line[]> {
  const sizes: MeasuredCosts['sizes'][number][] = []
  const lines: Line[] = []
  const costs = () => ({ day: new Date().toISOString().slice(0, 10), machine: machine(), sizes })
  for (const pins of given)
    await withPins(pins, async (filled, ask) => {
      const measure = async () => {
        const before = await bytesAPin(filled)
        sizes.push({ pins, bytesAPin: before, calls: await measuredCalls(filled, ask) })
      }
      // The largest number is predicted from the smaller ones alone.
      const isLast = pins === given.at(-1) && sizes.length > 0
      if (!isLast) await measure()
      lines.push(...(await compareMixes(filled, ask, costs())))
      if (isLast) await measure()
    })
  if (isKept) writeFileSync(file, `${JSON.stringify(costs(), undefined, 2)}\n`)
  return [...lines, ...printBills(costs())]
}
