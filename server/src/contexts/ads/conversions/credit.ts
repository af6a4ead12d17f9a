import type { AdPlace } from '@tessera/contracts/ads/ad-event'
import type { ConversionEventName } from '@tessera/contracts/ads/conversion-event'
import type { AdGender, AgeBucket, AppType } from '@tessera/contracts/ads/targeting'
import type { AdId } from '@tessera/contracts/ids'
import { dayIn } from '../accounts/campaigns/day-in-zone.ts'
import type { Lag } from './tables.ts'

/** A click on an ad, or a view of one, that a conversion may be credited to. */
export interface Touch {
  readonly adId: AdId
  readonly at: number
  readonly place: AdPlace
  readonly age: AgeBucket | 'unknown'
  readonly gender: AdGender
  /** 'ZZ' when it isn't known. */
  readonly country: string
  readonly app: AppType
}

/** A conversion, with the latest click and the latest view before it. */
export interface Credited {
  readonly event: ConversionEventName
  readonly at: number
  /** In the account's currency; 0 without a value, or with one in another currency. */
  readonly valueMicro: number
  readonly click: Touch | null
  readonly view: Touch | null
}

/** A row of `conversion_stats`, as the database takes it. */
export type CreditRow = Readonly<
  Record<'ad_id' | 'day' | 'place' | 'age' | 'gender' | 'country' | 'app' | 'event', string>
> & {
  readonly touch: 'click' | 'view'
  readonly lag: Lag
  readonly click_lag: Lag | 0
  readonly conversions: number
  readonly value_micro: number
}

const day = 86_400_000
const lags = [1, 7, 30] as const

/** Returns the shortest window that a touch lies in; undefined when it is after, or too long before. */
export const lagOf = (touchedAt: number, convertedAt: number): Lag | undefined =>
  touchedAt > convertedAt ? undefined : lags.find((days) => convertedAt - touchedAt <= days * day)

/** Returns the later of two touches. */
export const later = (one: Touch | null, other: Touch | null): Touch | null =>
  one === null || (other !== null && other.at > one.at) ? other : one

/**
 * Returns the rows that a conversion adds to: one for the latest click, and one for the latest view.
 * Which of the two counts is decided by the windows of the report.
 */
export function creditsOf(credited: Credited, timeZone: string): readonly CreditRow[] {
  const { event, at, valueMicro, click, view } = credited
  const clickLag = click === null ? undefined : lagOf(click.at, at)
  const viewLag = view === null ? undefined : lagOf(view.at, at)
  const row = (touched: Touch, touch: 'click' | 'view', lag: Lag, click_lag: Lag | 0) => {
    const { adId, place, age, gender, country, app } = touched
    return {
      ad_id: adId,
      day: dayIn(timeZone, touched.at),
      place,
      age,
      gender,
      country,
      app,
      event,
      touch,
      lag,
      click_lag,
      conversions: 1,
      value_micro: valueMicro,
    }
  }
  return [
    ...(click !== null && clickLag !== undefined ? [row(click, 'click', clickLag, 0)] : []),
    ...(view !== null && viewLag !== undefined ? [row(view, 'view', viewLag, clickLag ?? 0)] : []),
  ]
}

const keyOf = (row: CreditRow): string =>
  [
    row.ad_id,
    row.day,
    row.place,
    row.age,
    row.gender,
    row.country,
    row.app,
    row.touch,
    row.lag,
    row.click_lag,
    row.event,
  ].join(' ')

/** Sums rows, in one order, so that two transactions never wait for each other. */
export function sumCredits(rows: readonly CreditRow[]): readonly CreditRow[] {
  const sums = new Map<string, CreditRow>()
  for (const row of rows) {
    const before = sums.get(keyOf(row))
    const [conversions, value] = [before?.conversions ?? 0, before?.value_micro ?? 0]
    sums.set(keyOf(row), {
      ...row,
      conversions: conversions + row.conversions,
      value_micro: value + row.value_micro,
    })
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
}
