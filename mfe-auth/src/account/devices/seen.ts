import type { DeviceSession } from '@tessera/contracts/calls/security'
import { words } from '../security-settings/words.ts'

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

interface Now {
  readonly now: Date
  readonly locale: string
}

/** Returns how long ago a moment was, in words. */
export function agoWords(moment: Date, { now, locale }: Now): string {
  // A server clock that runs ahead must not give a time in the future.
  const seconds = Math.max(0, (now.getTime() - moment.getTime()) / 1_000)
  const unit = units.find(([, size]) => seconds >= size)
  if (unit === undefined) return words.justNow()
  const [name, size] = unit
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(
    -Math.floor(seconds / size),
    name,
  )
}

/** Returns when a device was last seen, in words. */
export function seenWords({ current, seen_at }: DeviceSession, given: Now): string {
  return current ? words.activeNow() : words.lastSeen({ when: agoWords(new Date(seen_at), given) })
}

/** Returns the date of the log-in, in words. */
export function sinceWords({ created_at }: DeviceSession, locale: string): string {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(created_at))
  return words.since({ day })
}

/** Returns the device's browser and system, as far as they are known. */
export function deviceName({ browser, system }: DeviceSession): string {
  if (browser !== '' && system !== '') return words.deviceOf({ browser, system })
  return browser || system || words.deviceUnknown()
}
