import { deserialize } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { ReaderLimits } from './budgets.ts'
import { heavy, noFile, type Read, type Reader, type Reading } from './port.ts'
import type { FromReader, ToReader } from './reader-messages.ts'

/** A thread that runs one reading at a time. */
export interface ReaderThread {
  /** False once it has ended: a reading broke a limit, or the asker was gone. */
  isAlive(): boolean
  run<Input, Output>(reader: Reader<Input, Output>, reading: Reading<Input>): Promise<Read<Output>>
  end(): Promise<void>
}

const watchEvery = 200

const spentIn = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000

/** Calls back once when the thread has used up its time since now. Returns what stops the watch. */
function watchTime(worker: Worker, limits: ReaderLimits, over: () => void): () => void {
  const since = worker.performance.eventLoopUtilization()
  const asked = () => worker.cpuUsage().then(spentIn, () => 0)
  const before = asked()
  const look = async () => {
    // The processor time is not answered while a native function runs; this is.
    const { active } = worker.performance.eventLoopUtilization(since)
    if (active > limits.runningMilliseconds) over()
    const [first, now] = await Promise.all([before, asked()])
    if (now - first > limits.milliseconds) over()
  }
  const timer = setInterval(look, watchEvery)
  return () => clearInterval(timer)
}

/** Starts a thread whose script serves readers. */
export function startReaderThread(script: URL, limits: ReaderLimits): ReaderThread {
  const worker = new Worker(script, {
    workerData: { outputBytes: limits.outputBytes },
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
  })
  worker.unref()
  let isAlive = true
  let tell: (outcome: FromReader | Error) => void = () => undefined
  worker.on('message', (message: FromReader) => tell(message))
  const gone = (cause: unknown) => {
    isAlive = false
    tell(cause instanceof Error ? cause : new Error('The thread of a reader has ended.'))
  }
  worker.on('error', gone)
  worker.on('exit', gone)
  const end = async () => {
    isAlive = false
    await worker.terminate()
  }
  const post = (message: ToReader) => worker.postMessage(message)
  return {
    end,
    isAlive: () => isAlive,
    run: ({ name }, { input, file = noFile, by: { signal } }) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return resolve({ ok: false, fault: 'too-busy' })
        let fault: { readonly cause: unknown } | undefined
        const stop = (settle: () => void) => {
          unwatch()
          signal?.removeEventListener('abort', hangUp)
          tell = () => undefined
          worker.unref()
          settle()
        }
        const hangUp = () => {
          void end()
          stop(() => resolve({ ok: false, fault: 'too-busy' }))
        }
        const unwatch = watchTime(worker, limits, () => {
          void end()
          stop(() => resolve(heavy))
        })
        const give = async (id: number, first: number, length: number) => {
          const bytes = await file.read(first, length).catch((cause: unknown) => {
            fault = { cause }
            return null
          })
          if (isAlive) post({ kind: 'bytes', id, bytes })
        }
        tell = (message) => {
          if (message instanceof Error)
            return stop(() => (isOutOfMemory(message) ? resolve(heavy) : reject(message)))
          if (message.kind === 'ask') return void give(message.id, message.first, message.length)
          stop(() => {
            if (fault !== undefined) reject(fault.cause)
            else if (message.kind === 'heavy') resolve(heavy)
            else if (message.kind === 'failed') reject(new Error(message.reason))
            else resolve({ ok: true, output: deserialize(message.bytes) })
          })
        }
        signal?.addEventListener('abort', hangUp, { once: true })
        worker.ref()
        post({ kind: 'read', name, input, size: file.size })
      }),
  }
}

const isOutOfMemory = (error: Error): boolean =>
  'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
