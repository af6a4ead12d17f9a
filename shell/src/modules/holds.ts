/** The views that say that they hold unsaved input. */
export interface Holds {
  /** Counts a view of the module; returns a function that ends it. */
  hold(module: string): () => void
  /** True while a view of the module holds unsaved input; without a module, of any. */
  has(module?: string): boolean
}

/** Counts the views that say that they hold unsaved input, by module. */
export function createHolds(): Holds {
  const counts = new Map<string, number>()
  return {
    hold(module) {
      counts.set(module, (counts.get(module) ?? 0) + 1)
      let ended = false
      return () => {
        if (ended) return
        ended = true
        counts.set(module, (counts.get(module) ?? 0) - 1)
      }
    },
    has: (module) =>
      module === undefined
        ? [...counts.values()].some((count) => count > 0)
        : (counts.get(module) ?? 0) > 0,
  }
}
