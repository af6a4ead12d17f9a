import { vi } from 'vitest'

/** Puts streams that a test speaks on in the place of the browser's. */
export function stubStreams() {
  const opened: Stream[] = []
  class Stream {
    onmessage: ((event: MessageEvent<string>) => void) | null = null
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
    /** Says something on the newest stream. */
    say: (data: string) => opened.at(-1)?.onmessage?.(new MessageEvent('message', { data })),
  }
}
