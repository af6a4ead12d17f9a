import type { Appended } from './port.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Writes a stream from an offset on, until it ends, breaks off, is stopped or is too long. */
export async function addParts(
  body: ReadableStream<Bytes>,
  given: { readonly offset: number; readonly size: number; readonly stop: AbortSignal },
  write: (part: Bytes, at: number) => Promise<void>,
): Promise<Appended> {
  let { offset } = given
  for await (const part of partsOf(body, given.stop)) {
    if (offset + part.byteLength > given.size) return { ok: false, fault: 'too-long' }
    await write(part, offset)
    offset += part.byteLength
  }
  return { ok: true, offset }
}

/** The chunks of a stream; a disconnect or a stop is its end. */
async function* partsOf(body: ReadableStream<Bytes>, stop: AbortSignal): AsyncGenerator<Bytes> {
  const reader = body.getReader()
  const end = () => void reader.cancel().catch(() => undefined)
  stop.addEventListener('abort', end, { once: true })
  try {
    while (!stop.aborted) {
      const part = await reader.read().catch(() => undefined)
      if (part === undefined || part.done) return
      yield part.value
    }
  } finally {
    stop.removeEventListener('abort', end)
    end()
  }
}
