/**
 * Lets so many pieces of work run at a time; the others wait their turn, first come first served.
 *
 *     const oneAtATime = atMost(1)
 *     await oneAtATime(() => encode(picture))
 */
export function atMost(limit: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    // The place is handed on directly, so that no newcomer can take it in between.
    if (running < limit) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
