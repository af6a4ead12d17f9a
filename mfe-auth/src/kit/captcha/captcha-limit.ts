import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'

/** The tab's session storage, which ends with the tab. */
interface Kept {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

const key = 'tessera.captchas'

const Moments = z.array(z.number())

function momentsIn(kept: Kept): readonly number[] {
  try {
    return z.parse(Moments, JSON.parse(kept.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

/** Adds a moment to the latest ones, up to the limit. */
export const withMoment = (moments: readonly number[], now: number): readonly number[] =>
  [...moments, now].slice(-limits.localLoginAttempts)

/** True when the limit is reached and the oldest captcha is still recent. */
export function isSpent(moments: readonly number[], now: number): boolean {
  const [oldest] = moments
  if (oldest === undefined || moments.length < limits.localLoginAttempts) return false
  return now - oldest <= timings.loginAttemptsWindowSeconds * 1_000
}

/** True when this browser was asked for the maximum number of captchas. */
export const captchasSpent = (kept: Kept, now: number): boolean => isSpent(momentsIn(kept), now)

/** Stores the moment of a captcha, and nothing else. */
export function noteCaptcha(kept: Kept, now: number): void {
  try {
    kept.setItem(key, JSON.stringify(withMoment(momentsIn(kept), now)))
  } catch {
    // Without storage, the service's own limit still applies.
  }
}
