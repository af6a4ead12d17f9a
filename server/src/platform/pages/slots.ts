/** Limits how many pieces of work run at once. */
export interface Slots {
  /** Undefined when the signal ended the wait. */
  take(signal: AbortSignal): Promise<{ giveBack(): void } | undefined>
}

/** Creates slots that are taken first come, first served. */
export function createSlots(most: number): Slots {
  let free = most
  const waiting = new Set<() => void>()
  const slot = () => {
    let isTaken = true
    return {
      giveBack() {
        if (!isTaken) return
        isTaken = false
        const [next] = waiting
        if (next === undefined) free += 1
        else next()
      },
    }
  }
  return {
    take(signal) {
      if (signal.aborted) return Promise.resolve(undefined)
      if (free > 0) {
        free -= 1
        return Promise.resolve(slot())
      }
      return new Promise((resolve) => {
        const leave = () => {
          waiting.delete(go)
          resolve(undefined)
        }
        const go = () => {
          waiting.delete(go)
          signal.removeEventListener('abort', leave)
          resolve(slot())
        }
        waiting.add(go)
        signal.addEventListener('abort', leave, { once: true })
      })
    },
  }
}
