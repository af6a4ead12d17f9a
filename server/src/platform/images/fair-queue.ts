/** Work that nobody waits for is counted by a key that begins so. */
export const jobsKey = 'job:'

/** The asker of a piece of work, and the signal that cancels it. */
export interface Asker {
  /** A member's id, or a visitor's network; turns and budgets are counted by it. */
  readonly who: string
  /** Aborted when the sender disconnects. */
  readonly signal?: AbortSignal | undefined
}

/** The limits of running and waiting work. */
export interface QueueLimits {
  readonly atOnce: number
  /** The pieces of work that one asker may have in the queue, and their bytes. */
  readonly waitingEach: number
  readonly bytesEach: number
  /** The same for all askers together. */
  readonly waitingAll: number
  readonly bytesAll: number
}

/** A queue that no asker can fill for the others. */
export interface FairQueue {
  /** Runs the work in turn; 'full' when there is no room, 'gone' when the sender disconnected. */
  run<Result>(
    by: Asker,
    bytes: number,
    work: () => Promise<Result>,
  ): Promise<{ readonly result: Result } | 'full' | 'gone'>
}

interface Waiting {
  readonly who: string
  readonly bytes: number
  go(): void
  leave(reason: 'full' | 'gone'): void
}

const bytesOf = (jobs: readonly Waiting[]): number =>
  jobs.reduce((sum, { bytes }) => sum + bytes, 0)

/**
 * Creates a queue in which askers take turns, each with one piece of work running at a time, so
 * that a new asker waits for one piece of the others' work and not for all of it. When the whole
 * queue is full, the asker with most work in it loses the newest piece.
 */
export function fairQueue(limits: QueueLimits): FairQueue {
  const lines = new Map<string, Waiting[]>()
  const running = new Set<string>()

  function drop(job: Waiting): void {
    const line = lines.get(job.who)
    const at = line?.indexOf(job) ?? -1
    if (at >= 0) line?.splice(at, 1)
    if (line?.length === 0) lines.delete(job.who)
  }

  function startNext(): void {
    if (running.size >= limits.atOnce) return
    for (const [who, line] of lines) {
      const [job] = line
      if (job === undefined || running.has(who)) continue
      drop(job)
      running.add(who)
      job.go()
      startNext()
      return
    }
  }

  /** An asker goes to the end of the round after a turn. */
  function goLast(who: string): void {
    const line = lines.get(who)
    if (line !== undefined && lines.delete(who)) lines.set(who, line)
  }

  function makeRoom(): void {
    for (;;) {
      const all = [...lines.values()]
      const waiting = all.flat()
      if (waiting.length <= limits.waitingAll && bytesOf(waiting) <= limits.bytesAll) return
      const weight = (line: readonly Waiting[]) =>
        line.length / limits.waitingAll + bytesOf(line) / limits.bytesAll
      const longest = all.toSorted((one, other) => weight(other) - weight(one))[0]
      const last = longest?.at(-1)
      if (last === undefined) return
      drop(last)
      last.leave('full')
    }
  }

  /** Waits for a turn, until there is no room, or until the sender disconnects. */
  const turn = ({ who, signal }: Asker, bytes: number): Promise<'go' | 'full' | 'gone'> => {
    const line = lines.get(who) ?? []
    if (line.length >= limits.waitingEach || bytesOf(line) + bytes > limits.bytesEach)
      return Promise.resolve('full')
    return new Promise((resolve) => {
      const end = (how: 'go' | 'full' | 'gone') => {
        signal?.removeEventListener('abort', hangUp)
        resolve(how)
      }
      const job: Waiting = { who, bytes, go: () => end('go'), leave: end }
      const hangUp = () => {
        drop(job)
        end('gone')
      }
      signal?.addEventListener('abort', hangUp, { once: true })
      lines.set(who, [...line, job])
      startNext()
      makeRoom()
    })
  }

  return {
    async run(by, bytes, work) {
      if (by.signal?.aborted) return 'gone'
      const turned = await turn(by, bytes)
      if (turned !== 'go') return turned
      try {
        return { result: await work() }
      } finally {
        running.delete(by.who)
        goLast(by.who)
        startNext()
      }
    },
  }
}
