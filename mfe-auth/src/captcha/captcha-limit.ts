import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'

/** Where the moments are kept: the tab's own storage, which ends with it. */
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

/** The moments of the last captchas that were asked of this browser, the newest among them. */
export const withMoment = (moments: readonly number[], now: number): readonly number[] =>
  [...moments, now].slice(-limits.localLoginAttempts)

/** Whether no more are to be asked: as many as may be were, and the oldest is not yet old. */
export function isSpent(moments: readonly number[], now: number): boolean {
  const [oldest] = moments
  if (oldest === undefined || moments.length < limits.localLoginAttempts) return false
  return now - oldest <= timings.loginAttemptsWindowSeconds * 1_000
}

/** Whether this browser was asked for as many captchas as may be. */
export const captchasSpent = (kept: Kept, now: number): boolean => isSpent(momentsIn(kept), now)

/** Remembers that a captcha was asked for: when, and nothing else. */
export function noteCaptcha(kept: Kept, now: number): void {
  try {
    kept.setItem(key, JSON.stringify(withMoment(momentsIn(kept), now)))
  } catch {
    // Where storage is refused the service's own limit stands alone.
  }
}
