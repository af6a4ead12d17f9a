/** The middle of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2
}

/** Two things beside each other, or one that stands alone, as a line of the table. */
export interface Line {
  readonly name: string
  readonly ours: string
  readonly beside: string
  readonly ratio?: number
  readonly target: string
}

/** Runs two things in turns and answers the median time of each, in milliseconds. */
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

/** How long something takes, in milliseconds. */
export async function timed(work: () => Promise<void> | void): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
