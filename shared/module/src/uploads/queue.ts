/** Runs tasks in their order, so many at a time. */
export interface Queue {
  /** Runs a task once there is room; it's skipped when the signal is aborted before. */
  add<Result>(task: () => Promise<Result>, signal: AbortSignal): Promise<Result | undefined>
}

/** Makes a queue. */
export function createQueue(atOnce: number): Queue {
  const waiting: (() => void)[] = []
  let running = 0
  /** Gives the place to the next task. */
  const leave = () => {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
  return {
    async add(task, signal) {
      if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
      else running += 1
      try {
        return signal.aborted ? undefined : await task()
      } finally {
        leave()
      }
    },
  }
}
