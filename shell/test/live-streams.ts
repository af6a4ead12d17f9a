import { vi } from 'vitest'

/** Puts streams that a test speaks on in the place of the browser's. */
export function stubStreams() {
  const opened: Stream[] = []
  class Stream {
    static readonly CLOSED = 2
    onmessage: ((event: MessageEvent<string>) => void) | null = null
    onerror: ((event: Event) => void) | null = null
    readyState = 0
    readonly close = vi.fn()
    readonly url: string
    constructor(url: string) {
      this.url = url
      opened.push(this)
    }
  }
  vi.stubGlobal('EventSource', Stream)
  return {
    opened,
    /** Breaks the newest stream off; browsers don't open a refused one again. */
    breakOff({ isRefused }: { readonly isRefused: boolean }) {
      const stream = opened.at(-1)
      if (stream === undefined) return
      stream.readyState = isRefused ? Stream.CLOSED : 0
      stream.onerror?.(new Event('error'))
    },
    /** Says something on the newest stream. */
    say: (data: string) => opened.at(-1)?.onmessage?.(new MessageEvent('message', { data })),
  }
}
