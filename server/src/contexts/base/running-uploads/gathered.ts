type Bytes = Uint8Array<ArrayBuffer>

/** The most that requests hold in memory. */
export interface GatherLimits {
  /** The bytes that are stored together. */
  readonly partBytes: number
  /** The time after which bytes are stored that are fewer. */
  readonly milliseconds: number
  /** Beyond so many bytes of all requests together, `smallBytes` are enough to be stored. */
  readonly roomBytes: number
  readonly smallBytes: number
}

/** Gathers the bytes of requests of this instance. */
export type Gather = (body: ReadableStream<Bytes>, stop: AbortSignal) => AsyncGenerator<Bytes>

const isDue = Symbol('due')

/** Creates a gatherer; a disconnect or a stop is the end of a stream, and gives what came before. */
export function gatherer({ partBytes, milliseconds, roomBytes, smallBytes }: GatherLimits): Gather {
  let heldByAll = 0

  return async function* gathered(body, stop) {
    const reader = body.getReader()
    const read = () => reader.read().catch(() => undefined)
    const end = () => void reader.cancel().catch(() => undefined)
    stop.addEventListener('abort', end, { once: true })
    const held: Bytes[] = []
    let heldBytes = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let due = new Promise<typeof isDue>(() => {})

    const hold = (chunk: Bytes) => {
      if (held.length === 0)
        due = new Promise((resolve) => {
          timer = setTimeout(resolve, milliseconds, isDue)
        })
      held.push(chunk)
      heldBytes += chunk.byteLength
      heldByAll += chunk.byteLength
    }
    const taken = (): Bytes => {
      clearTimeout(timer)
      const bytes = joinedBytes(held.splice(0))
      heldByAll -= heldBytes
      heldBytes = 0
      return bytes
    }
    const isEnough = () => heldBytes >= (heldByAll > roomBytes ? smallBytes : partBytes)

    try {
      let reading = read()
      while (!stop.aborted) {
        const came = held.length === 0 ? await reading : await Promise.race([reading, due])
        if (came === isDue) {
          yield taken()
          continue
        }
        if (came === undefined || came.done) break
        if (came.value.byteLength > 0) hold(came.value)
        if (isEnough()) yield taken()
        reading = read()
      }
      if (heldBytes > 0) yield taken()
    } finally {
      taken()
      stop.removeEventListener('abort', end)
      end()
    }
  }
}

/** Copies pieces into one. */
export function joinedBytes(pieces: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const piece of pieces) {
    joined.set(piece, at)
    at += piece.byteLength
  }
  return joined
}
