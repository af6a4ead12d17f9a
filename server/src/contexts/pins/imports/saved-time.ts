const [milli, micro] = [1e11, 1e14]
/** Microseconds from the beginning of 1601, by which Chromium counts, to that of 1970. */
const chromiumEpoch = 11_644_473_600_000_000

/**
 * Returns a time that is said in seconds since 1970, in milliseconds; NaN for what is no number. Some programs say
 * milliseconds or microseconds where seconds belong, and those are told by their size. 0 and nothing mean that the
 * time is not known.
 */
export function secondsOf(text: string): number | undefined {
  const said = text.trim()
  if (said === '' || said === '0') return undefined
  if (!/^-?\d+(\.\d+)?$/.test(said)) return Number.NaN
  const value = Number(said)
  if (value >= chromiumEpoch) return (value - chromiumEpoch) / 1_000
  if (value >= micro) return value / 1_000
  return value >= milli ? value : value * 1_000
}

/** Returns a time that is said as a date of ISO 8601, in milliseconds; NaN for what is none. */
export function dateOf(text: string | null | undefined): number | undefined {
  const said = text?.trim() ?? ''
  if (said === '') return undefined
  return /^\d{4}-\d\d-\d\d/.test(said) ? Date.parse(said.replace(' ', 'T')) : Number.NaN
}
