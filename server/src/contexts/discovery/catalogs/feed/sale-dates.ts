/** True when a sale is on, false when it isn't, undefined for dates that can't be read. */
export type SaleIsOn = boolean | undefined

const moment =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:\.\d{1,3})?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/i

/** Reads a moment as feeds write it: '2026-11-24T11:00-0800'; without a zone, it is of UTC. */
function timeOf(text: string): number | undefined {
  const found = moment.exec(text)
  if (found === null) return undefined
  const [, day, hours = '00', minutes = '00', seconds = '00', zone = 'Z'] = found
  const offset = zone.replace(/^z$/, 'Z').replace(/^(.\d\d):?/, '$1:')
  const time = Date.parse(`${day}T${hours}:${minutes}:${seconds}${offset}`)
  return Number.isNaN(time) ? undefined : time
}

const dayMilliseconds = 24 * 60 * 60 * 1_000

/** Tells whether a sale is on: its dates are two moments with a slash; the end of a day is in it. */
export function saleIsOn(dates: string, now: Date): SaleIsOn {
  const [from = '', until = '', ...more] = dates.split('/').map((part) => part.trim())
  const [start, end] = [timeOf(from), timeOf(until)]
  if (start === undefined || end === undefined || more.length > 0) return undefined
  const last = until.length === 10 ? end + dayMilliseconds : end
  return start <= now.getTime() && now.getTime() < last
}
