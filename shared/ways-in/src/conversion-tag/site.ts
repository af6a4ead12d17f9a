/** The parts of its page that the tag uses. */
export interface Site {
  readonly address: string
  /** True when the browser says that its user wants nothing shared. */
  readonly isPrivate: boolean
  now(): number
  /** First-party storage; every method may throw where the browser forbids it. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Storage of the tab, for a test. */
  readonly tab: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Returns the SHA-256 of a text in hexadecimal; rejects where the browser has none. */
  hash(text: string): Promise<string>
  /** Sends a body to the service. */
  send(body: string): void
  /** Runs something after what runs now. */
  later(work: () => void): void
}

/** Runs something that must never throw into the page; undefined when it failed. */
export function quietly<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
