import { fairQueue } from '../images/fair-queue.ts'
import { type ReaderLimits, readerLimits } from './budgets.ts'
import type { Readers } from './port.ts'
import { type ReaderThread, startReaderThread } from './reader-thread.ts'

/** Time until a thread without work ends. */
const keptMilliseconds = 30_000

/** Runs readers in a few threads that start when there is work, and end when there is none. */
export function pooledReaders({
  threads,
  script,
  limits = readerLimits,
}: {
  readonly threads: number
  /** The script of the threads, which serves the same readers. */
  readonly script: URL
  readonly limits?: ReaderLimits
}): Readers {
  const queue = fairQueue({
    atOnce: threads,
    waitingEach: 4,
    waitingAll: 50,
    bytesEach: 1,
    bytesAll: 1,
  })
  const all = new Set<ReaderThread>()
  const idle = new Map<ReaderThread, NodeJS.Timeout>()

  function take(): ReaderThread {
    const [kept] = idle
    if (kept === undefined) {
      const started = startReaderThread(script, limits)
      all.add(started)
      return started
    }
    const [thread, timer] = kept
    clearTimeout(timer)
    idle.delete(thread)
    return thread
  }

  const end = (thread: ReaderThread): Promise<void> => {
    clearTimeout(idle.get(thread))
    idle.delete(thread)
    all.delete(thread)
    return thread.end()
  }

  function putBack(thread: ReaderThread): void {
    if (!thread.isAlive()) all.delete(thread)
    else if (all.has(thread))
      idle.set(thread, setTimeout(() => void end(thread), keptMilliseconds).unref())
  }

  return {
    async read(reader, reading) {
      const turned = await queue.run(reading.by, 0, async () => {
        const thread = take()
        try {
          return await thread.run(reader, reading)
        } finally {
          putBack(thread)
        }
      })
      return typeof turned === 'string' ? { ok: false, fault: 'too-busy' } : turned.result
    },
    async close() {
      await Promise.all([...all].map(end))
    },
  }
}
