import type { Heard } from './base/domain-events/hear.ts'

/** All handlers of domain events, in the order in which they run. */
export const allHeard: readonly Heard[] = []
