/** Thrown when a store doesn't do what it is asked for, in a sentence with the fix. */
export class StoreFault extends Error {}

/** Thrown when a store doesn't answer, or can't now; it may a moment later. */
export class StoreAway extends StoreFault {}

/** True when an error reports a store that is away, however deep it is wrapped. */
export function isStoreAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof StoreAway) return true
  return false
}
