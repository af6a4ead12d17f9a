/** Returns the median. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2
}

/** A row of the results: our figure, the one it is compared with, and the target. */
export interface Line {
  readonly name: string
  readonly ours: string
  readonly beside: string
  readonly ratio?: number
  /** The ratio of each round, which says how much of the ratio is noise. */
  readonly rounds?: readonly number[]
  /** An exact count, such as bytes or statements, that every machine has alike. */
  readonly count?: number
  /** `more` for a figure that is better the greater it is. */
  readonly better?: 'more'
  readonly target: string
}

/** Returns the ratio of each round. */
export const ratiosOf = (ours: readonly number[], beside: readonly number[]): readonly number[] =>
  ours.map((one, at) => one / (beside[at] ?? Number.NaN))

/** Runs two functions in turns and returns the median milliseconds of each. */
export async function alternate(
  rounds: number,
  ours: () => Promise<number>,
  beside: () => Promise<number>,
): Promise<{ readonly ours: number; readonly beside: number; readonly rounds: readonly number[] }> {
  const [first, second]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    first.push(await ours())
    second.push(await beside())
  }
  return { ours: median(first), beside: median(second), rounds: ratiosOf(first, second) }
}

/** Measures the milliseconds of a function. */
export async function timed(work: () => Promise<void> | void): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
