import { vitalsMark } from '@tessera/contracts/vital-metrics'

/**
 * True when a page may report how fast it was: its document is in the sample, and the person doesn't ask, by
 * Global Privacy Control or Do Not Track, not to be watched.
 */
export function isWatched({
  navigator,
  document,
}: Pick<Window, 'navigator' | 'document'>): boolean {
  if (Reflect.get(navigator, 'globalPrivacyControl') === true) return false
  if (Reflect.get(navigator, 'doNotTrack') === '1') return false
  return document.querySelector(`meta[name="${vitalsMark}"][content="off"]`) === null
}
