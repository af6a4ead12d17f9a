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
  readonly target: string
}

/** Runs two functions in turns and returns the median milliseconds of each. */
export async function alternate(
  rounds: number,
  ours: () => Promise<number>,
  beside: () => Promise<number>,
): Promise<{ readonly ours: number; readonly beside: number }> {
  const [first, second]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    first.push(await ours())
    second.push(await beside())
  }
  return { ours: median(first), beside: median(second) }
}

/** Measures the milliseconds of a function. */
export async function timed(work: () => Promise<void> | void): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
