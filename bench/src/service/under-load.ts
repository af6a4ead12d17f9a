import { connections } from './filled-service.ts'

/** Runs work as often as `times` on all connections; returns runs per second. */
export async function throughput(
  times: number,
  work: (at: number) => Promise<void>,
): Promise<number> {
  let begun = 0
  const worker = async () => {
    while (begun < times) {
      begun += 1
      await work(begun)
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: connections }, worker))
  return times / ((performance.now() - started) / 1_000)
}

/**
 * Sends requests at a steady rate without waiting for answers; returns the latency of each from the
 * time it was due.
 */
export async function latencies(
  given: { readonly perSecond: number; readonly times: number },
  work: (at: number) => Promise<void>,
): Promise<readonly number[]> {
  const started = performance.now()
  const took: number[] = []
  const under: Promise<void>[] = []
  for (let at = 0; at < given.times; at += 1) {
    const due = started + (at * 1_000) / given.perSecond
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    under.push(
      work(at).then(() => {
        took.push(performance.now() - due)
      }),
    )
  }
  await Promise.all(under)
  return took
}

/** Returns the quantile of times. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
