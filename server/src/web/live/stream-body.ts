/** The body of an event stream. */
export interface StreamBody {
  readonly readable: ReadableStream<Uint8Array>
  write(text: string): void
  end(): void
}

/** Max queued events for a slow reader; beyond it the stream ends and the reader may reconnect. */
export const mostWaiting = 256

/** Creates a body; `onEnd` is called once, whichever side ends it. */
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
