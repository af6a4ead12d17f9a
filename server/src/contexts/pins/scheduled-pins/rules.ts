import { limits } from '@tessera/contracts/limits'

/** True when a pin may be scheduled for this moment. */
export function isFitTime(publishAt: Date, now: Date): boolean {
  const ahead = publishAt.getTime() - now.getTime()
  return ahead >= limits.scheduleMinutesMin * 60_000 && ahead <= limits.scheduleDaysMax * 86_400_000
}

/** The limits that the error names. */
export const timeLimits = { minutes: limits.scheduleMinutesMin, days: limits.scheduleDaysMax }
