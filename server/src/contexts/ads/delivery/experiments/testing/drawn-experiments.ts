import { type ArmCount, compareDays, verdictOf } from '../sequential.ts'

/** Experiments that are drawn: the share of people who act, and the new people of each arm a day. */
export interface Drawn {
  readonly share: number
  readonly people: readonly number[]
  readonly days: number
  readonly runs: number
  readonly seed: number
}

/** Returns numbers from 0 to below 1 that look random, and are the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Draws how many of some people act, by the distances from one to the next. */
function draw(next: () => number, people: number, share: number): number {
  const step = () => Math.floor(Math.log(1 - next()) / Math.log(1 - share))
  let acted = 0
  for (let at = step(); at < people; at += 1 + step()) acted += 1
  return acted
}

type Compared = ReturnType<typeof compareDays>

/** Draws experiments and compares their arms on each day; all but the first arm act more by a factor. */
export function peopleDays(
  { share, people, days, runs, seed }: Drawn,
  factor = 1,
): readonly Compared[] {
  const next = seeded(seed)
  return Array.from({ length: runs }, () => {
    let sums: readonly ArmCount[] = people.map(() => ({ people: 0, acted: 0 }))
    return compareDays(
      Array.from({ length: days }, () => {
        sums = sums.map((sum, arm) => ({
          people: sum.people + (people[arm] ?? 0),
          acted: sum.acted + draw(next, people[arm] ?? 0, arm === 0 ? share : share * factor),
        }))
        return sums
      }),
    )
  })
}

/** Returns the share of drawn experiments without a difference that find one on any day. */
export function shareThatFinds(drawn: Drawn): number {
  const found = peopleDays(drawn).filter((days) =>
    days.some((day) => day.some((each) => verdictOf(each) !== 'open')),
  )
  return found.length / drawn.runs
}
