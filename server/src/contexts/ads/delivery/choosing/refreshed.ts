import type { Clock } from '../../../../platform/clock/port.ts'

/** A value that is read again behind those who use it. */
export interface Refreshed<Value> {
  /** Returns the value; only the first use, and one after a pause, waits for it. */
  current(): Promise<Value>
  /** Lets the next use wait for a new value, after a change that has to show at once. */
  forget(): void
}

/** The loader of a value, and its max age. */
export interface RefreshedOptions<Value> {
  readonly clock: Clock
  /** Loads the value. It never fails. */
  readonly load: () => Promise<Value>
  /** Age in milliseconds at which it's loaded again while the old one is used. */
  readonly refreshedAt: number
  /** Age at which the old one isn't used any more. */
  readonly oldest: number
}

/** A load that takes long is done less often: it's at most a part of the time. */
const loadPart = 20

/** Keeps a value in memory, with at most one load at a time. */
export function createRefreshed<Value>(options: RefreshedOptions<Value>): Refreshed<Value> {
  const { clock, load, refreshedAt, oldest } = options
  let kept: { readonly value: Value; readonly at: number; readonly due: number } | undefined
  let loading: Promise<Value> | undefined

  async function refresh(): Promise<Value> {
    const at = clock.now().getTime()
    const mine = load()
    loading = mine
    const value = await mine
    // A load that began before `forget` doesn't know what changed.
    if (loading === mine) {
      const took = clock.now().getTime() - at
      kept = { value, at, due: Math.min(oldest / 2, Math.max(refreshedAt, took * loadPart)) }
      loading = undefined
    }
    return value
  }

  return {
    async current() {
      if (kept === undefined) return loading ?? refresh()
      const age = Math.abs(clock.now().getTime() - kept.at)
      const fresh = age < kept.due ? undefined : (loading ?? refresh())
      return age >= oldest && fresh !== undefined ? fresh : kept.value
    },
    forget() {
      kept = undefined
      loading = undefined
    },
  }
}
