/** Failures in a row after which a backend rests. */
const failuresMost = 5
/** The time that it rests; then one request tries it. */
const restMilliseconds = 10_000
/** Requests to one backend that this instance waits for at a time. */
const atOnceMost = 64
/** The requests of one member, or of one network's visitors, among them. */
const atOnceEach = 8

interface Known {
  failures: number
  restsUntil: number
  waiting: number
  /** The requests of each asker among them. */
  readonly askers: Map<string, number>
}

/** The end of a request to a backend: undefined when it says nothing about the backend. */
export type Went = 'well' | 'badly' | undefined

/** A backend, and who asks it. */
export interface Asked {
  readonly key: string
  readonly asker: string
}

/** Keeps requests from backends that fail again and again, or that are busy. */
export interface Circuit {
  /** Admits a request: returns the milliseconds to wait, or 0 and then `leave` must follow. */
  enter(backend: Asked, now: number): number
  leave(backend: Asked, went: Went, now: number): void
}

/** Backends that this many others followed are forgotten. */
const keysMost = 1_000

/** Counts in the memory of one instance. */
export function createCircuit(): Circuit {
  const known = new Map<string, Known>()
  return {
    enter({ key, asker }, now) {
      const backend = known.get(key) ?? {
        failures: 0,
        restsUntil: 0,
        waiting: 0,
        askers: new Map(),
      }
      if (backend.restsUntil > now) return backend.restsUntil - now
      const ofAsker = backend.askers.get(asker) ?? 0
      if (backend.waiting >= atOnceMost || ofAsker >= atOnceEach) return 1_000
      // After its rest one request tries it, and the others wait for that.
      if (backend.failures >= failuresMost) backend.restsUntil = now + restMilliseconds
      backend.waiting += 1
      backend.askers.set(asker, ofAsker + 1)
      if (!known.has(key) && known.size >= keysMost) forgetOne(known)
      known.set(key, backend)
      return 0
    },
    leave({ key, asker }, went, now) {
      const backend = known.get(key)
      if (backend === undefined) return
      backend.waiting -= 1
      const ofAsker = (backend.askers.get(asker) ?? 1) - 1
      if (ofAsker > 0) backend.askers.set(asker, ofAsker)
      else backend.askers.delete(asker)
      if (went === undefined) {
        // Somebody who gives up the one trial must not keep the others from the next.
        backend.restsUntil = Math.min(backend.restsUntil, now)
        return
      }
      backend.failures = went === 'well' ? 0 : backend.failures + 1
      backend.restsUntil = backend.failures >= failuresMost ? now + restMilliseconds : 0
    },
  }
}

function forgetOne(known: Map<string, Known>): void {
  for (const [key, { waiting }] of known)
    if (waiting === 0) {
      known.delete(key)
      return
    }
}

declare module '../../../ports.ts' {
  interface Ports {
    /** Keeps requests from backends that fail. */
    readonly backendCircuit: Circuit
  }
}
