import type { Clock } from '../../platform/clock/port.ts'

/** A value that is read again behind those who use it. */
export interface Refreshed<Value> {
  /** Returns the value; only the first use, and one after a pause, waits for it. */
  current(): Promise<Value>
  /** Lets the next use wait for a new value. */
  forget(): void
}

/** How a value is loaded, and how old it may be. */
export interface RefreshedOptions<Value> {
  readonly clock: Clock
  /** Loads the value, given the one before. It never fails. */
  readonly load: (before: Value | undefined) => Promise<Value>
  /** Age in milliseconds at which it's loaded again while the old one is used. */
  readonly refreshedAt: number
  /** Age at which the old one isn't used any more. */
  readonly oldest: number
}

/** Keeps a value in memory, with at most one load at a time. */
export function createRefreshed<Value>(options: RefreshedOptions<Value>): Refreshed<Value> {
  const { clock, load, refreshedAt, oldest } = options
  let last: Value | undefined
  let kept: { readonly value: Value; readonly at: number } | undefined
  let loading: Promise<Value> | undefined

  async function refresh(): Promise<Value> {
    const at = clock.now().getTime()
    const mine = load(last)
    loading = mine
    const value = await mine
    last = value
    // A load that began before `forget` doesn't know what changed.
    if (loading === mine) {
      kept = { value, at }
      loading = undefined
    }
    return value
  }

  return {
    async current() {
      const age = kept === undefined ? oldest : Math.abs(clock.now().getTime() - kept.at)
      const fresh = age < refreshedAt ? undefined : (loading ?? refresh())
      return kept === undefined || age >= oldest ? (fresh ?? refresh()) : kept.value
    },
    forget() {
      kept = undefined
      loading = undefined
    },
  }
}
