import { daysFor } from '@tessera/server/contexts/ads/delivery/experiments/power'
import { verdictOf } from '@tessera/server/contexts/ads/delivery/experiments/sequential'
import { peopleDays, shareThatFinds } from '@tessera/server/contexts/ads/delivery/experiments/testing/drawn-experiments'
import type { Line } from './measure.ts'

const runs = 4_000

/** Experiments without a difference: the share of people who act, and the people of each arm a day. */
const same = [
  [0.002, [500, 500]],
  [0.01, [300, 300]],
  [0.01, [2_000, 2_000]],
  [0.05, [500, 500]],
  [0.05, [900, 100]],
  [0.05, [100, 900]],
  [0.3, [200, 200]],
  [0.01, [500, 500, 500, 500]],
] as const

/** Experiments with a difference. */
const different = [
  [0.05, 500, 1.1],
  [0.05, 500, 1.2],
  [0.01, 1_000, 1.2],
  [0.01, 5_000, 1.5],
] as const

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`

function found(share: number, people: number, factor: number): Line {
  const days = daysFor({ arms: 2, peopleDaily: people, share }, factor - 1) ?? 0
  const drawn = { share, people: [people, people], days, runs: runs / 4, seed: 11 }
  const all = peopleDays(drawn, factor)
  const told = all.filter((each) => verdictOf(each.at(-1)?.[0] ?? null) === 'better').length
  return {
    name: `${percent(share)} of ${people} a day act, ${percent(factor - 1)} more in the other arm, after ${days} days`,
    ours: `${percent(told / all.length)} tell it`,
    beside: '',
    target: 'at least 80 %',
  }
}

/** Draws experiments, with a difference and without, and counts those that claim one. */
export async function adExperiments(): Promise<readonly Line[]> {
  return [
    ...same.map(([share, people], seed) => ({
      name: `No difference: ${percent(share)} of ${people.join(' and ')} a day act, looked at for 120 days`,
      ours: `${percent(shareThatFinds({ share, people, days: 120, runs, seed }))} ever claim one`,
      beside: '',
      target: 'at most 5 %',
    })),
    ...different.map(([share, people, factor]) => found(share, people, factor)),
  ]
}
