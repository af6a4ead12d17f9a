import { useStore } from '@nanostores/react'
import type { PlanEstimate, PlanOutcome } from '@tessera/contracts/calls/media-plans'
import { limits } from '@tessera/contracts/limits'
import { numberFormat } from '@tessera/contracts/number-format'
import { useShell } from '@tessera/module/react'
import { useMoney } from '../../../kit/money/use-money.ts'
import { plannerWords as words } from './words.ts'

interface Range {
  readonly low: number
  readonly high: number
}

/** Writes estimates: their ranges, and what they rest on. */
export function useEstimateText(currency: string) {
  const locale = useStore(useShell().$locale)
  const { money, count } = useMoney(currency)
  const regions = new Intl.DisplayNames([locale], { type: 'region' })
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const two = numberFormat(locale, { maximumSignificantDigits: 2 })
  const decimal = numberFormat(locale, { maximumFractionDigits: 1 })
  const rate = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const between = ({ low, high }: Range, write: (value: number) => string) =>
    write(low) === write(high) ? write(high) : words.between({ low: write(low), high: write(high) })
  const people = (reach: Range | null, floor: number = limits.reachFloor) => {
    if (reach === null) return words.reachedFew({ floor: count(floor) })
    return reach.low === 0 ? words.upTo({ high: count(reach.high) }) : between(reach, count)
  }
  const priced = ({ prices, price_micro, billed, observed_in, observed_events }: PlanEstimate) => {
    const said = {
      low: money(Math.round(price_micro.low)),
      high: money(Math.round(price_micro.high)),
      what: billed === 'click' ? words.aClick() : words.anImpression(),
    }
    if (prices === 'typical') return words.typical(said)
    const names = observed_in.map((code) => regions.of(code) ?? code)
    const where = names.length === 0 ? words.observedAll() : list.format(names)
    return words.observed({ ...said, where, events: count(observed_events) })
  }
  return {
    money,
    count,
    people,
    priced,
    locale,
    /** A number of two digits, as an estimate is no more exact. */
    about: (range: Range) => between(range, (value) => two.format(value)),
    frequency: ({ frequency }: PlanOutcome) => between(frequency, (value) => decimal.format(value)),
    cost: ({ cost_micro: cost }: PlanOutcome) => between(cost, money),
    rate: ({ click_rate: range }: PlanEstimate) =>
      words.rate({ low: rate.format(range.low), high: rate.format(range.high) }),
    decimal: (value: number) => decimal.format(value),
  }
}

export type EstimateText = ReturnType<typeof useEstimateText>
