import { timings } from '@tessera/contracts/timings'

/** The part that the bar fills on its own; the rest waits for the account. */
const most = 95

/** Returns how far the bar is, in percent, some milliseconds after it began. */
export const welcomeBar = (milliseconds: number): number =>
  Math.min(most, Math.max(0, (milliseconds / timings.welcomeBar) * most))
