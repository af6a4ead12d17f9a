const [minute, hour, day] = [60, 3_600, 86_400]

const counted = (count: number, unit: string): string =>
  `in ${count} ${unit}${count === 1 ? '' : 's'}`

/** Says how long to wait, rounded up, so that whoever waits that long isn't refused again. */
export function waitText(seconds: number): string {
  if (seconds < 10) return 'in a moment'
  if (seconds < minute) return counted(Math.ceil(seconds), 'second')
  const minutes = Math.ceil(seconds / minute)
  if (minutes !== 60 && minutes < 120) return counted(minutes, 'minute')
  const hours = Math.ceil(seconds / hour)
  return hours < 48 ? counted(hours, 'hour') : counted(Math.ceil(seconds / day), 'day')
}
