import { cpus } from 'node:os'

/** A step of a command: its duration, and the share of it that the processors were idle. */
export interface Span {
  readonly name: string
  readonly milliseconds: number
  /** Between 0 (every processor worked) and 1 (all of them waited). Left out when nobody measured it. */
  readonly idle?: number | undefined
  /** The longest steps within it. */
  readonly within?: readonly Span[]
}

/** The time that this machine's processors have spent so far. */
interface ProcessorTime {
  readonly idle: number
  readonly total: number
}

/** The sources of a stopwatch's readings. */
export interface Gauges {
  now(): number
  processors(): ProcessorTime
}

const realGauges: Gauges = {
  now: () => performance.now(),
  processors: () =>
    cpus().reduce(
      ({ idle, total }, { times }) => ({
        idle: idle + times.idle,
        total: total + times.user + times.nice + times.sys + times.irq + times.idle,
      }),
      { idle: 0, total: 0 },
    ),
}

/** A stopwatch for the steps of a command. */
export type Stopwatch = ReturnType<typeof createStopwatch>

/** Times the steps of a command; `spans()` lists those that have ended, in the order of their ends. */
export function createStopwatch(gauges: Gauges = realGauges) {
  const spans: Span[] = []
  return {
    spans: (): readonly Span[] => spans,
    /** Adds the time since setup.mjs began, where that started this process. */
    addSetUp(commandStarted: string | undefined): void {
      if (commandStarted === undefined) return
      spans.push({ name: 'set-up', milliseconds: Math.max(0, Date.now() - Number(commandStarted)) })
    },
    async time<Result>(
      name: string,
      work: () => Promise<Result>,
      within: (result: Result) => readonly Span[] = () => [],
    ): Promise<Result> {
      const started = gauges.now()
      const before = gauges.processors()
      const result = await work()
      const after = gauges.processors()
      const total = after.total - before.total
      spans.push({
        name,
        milliseconds: gauges.now() - started,
        ...(total > 0 ? { idle: (after.idle - before.idle) / total } : {}),
        within: within(result),
      })
      return result
    },
  }
}
