import type { Clock } from './port.ts'

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() }
