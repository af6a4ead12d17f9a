/** The body of a stream that is written to as things happen. */
export interface StreamBody {
  readonly readable: ReadableStream<Uint8Array>
  write(text: string): void
  end(): void
}

/** How many events wait for a reader that does not read; then the stream ends and it may come back. */
const mostWaiting = 256

/** Makes a body; `onEnd` is called once, whoever ends it. */
export function streamBody(onEnd: () => void): StreamBody {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const ended = () => {
    if (controller === undefined) return
    controller = undefined
    onEnd()
  }
  const readable = new ReadableStream<Uint8Array>(
    {
      start(given) {
        controller = given
      },
      cancel: ended,
    },
    new CountQueuingStrategy({ highWaterMark: mostWaiting }),
  )
  const end = () => {
    controller?.close()
    ended()
  }
  return {
    readable,
    write(text) {
      if (controller === undefined) return
      if ((controller.desiredSize ?? 0) <= 0) end()
      else controller.enqueue(encoder.encode(text))
    },
    end,
  }
}
