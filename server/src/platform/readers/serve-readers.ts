import { serialize } from 'node:v8'
import type { MessagePort } from 'node:worker_threads'
import type { StoredBytes } from '../archives/port.ts'
import { type Reader, type ReaderTools, TooMuch } from './port.ts'
import type { FromReader, ToReader } from './reader-messages.ts'

interface Waiting {
  resolve(bytes: Uint8Array<ArrayBuffer>): void
  reject(error: Error): void
}

/** Reads the file of the other thread by messages. */
function askedFiles(say: (message: FromReader) => void) {
  const waiting = new Map<number, Waiting>()
  let asked = 0
  return {
    file: (size: number): StoredBytes => ({
      size,
      read: (first, length) =>
        new Promise((resolve, reject) => {
          asked += 1
          waiting.set(asked, { resolve, reject })
          say({ kind: 'ask', id: asked, first, length })
        }),
    }),
    came({ id, bytes }: Extract<ToReader, { kind: 'bytes' }>) {
      const each = waiting.get(id)
      waiting.delete(id)
      if (bytes === null) each?.reject(new Error('The bytes of the file could not be read.'))
      else each?.resolve(bytes)
    },
  }
}

/** Runs readers in this thread, one reading at a time. */
export function serveReaders(
  port: MessagePort,
  readers: readonly Reader<unknown, unknown>[],
  {
    outputBytes,
    ...tools
  }: Omit<ReaderTools, 'file'> & {
    readonly outputBytes: number
  },
): void {
  const say = (message: FromReader) =>
    port.postMessage(message, message.kind === 'output' ? [message.bytes.buffer] : [])
  const files = askedFiles(say)
  const outcome = async ({ name, input, size }: Extract<ToReader, { kind: 'read' }>) => {
    const reader = readers.find((each) => each.name === name)
    if (reader === undefined) throw new Error(`No reader has the name ${name}.`)
    const bytes = serialize(await reader.read(input, { ...tools, file: files.file(size) }))
    return bytes.length > outputBytes
      ? ({ kind: 'heavy' } as const)
      : ({ kind: 'output', bytes } as const)
  }
  port.on('message', async (message: ToReader) => {
    if (message.kind === 'bytes') return files.came(message)
    try {
      say(await outcome(message))
    } catch (cause) {
      if (cause instanceof TooMuch) say({ kind: 'heavy' })
      else say({ kind: 'failed', reason: String(cause instanceof Error ? cause.stack : cause) })
    }
  })
}
