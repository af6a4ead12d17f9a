import type { PricePoint } from '@tessera/contracts/entities/product'

/** A price history as a chart, in a box of 100 by 100. */
export interface PriceChartShape {
  /** The steps of the price, as an SVG path; the price stays until the next one. */
  readonly line: string
  /** The first day that is drawn. */
  readonly from: string
  readonly lowest: number
  readonly highest: number
  readonly currency: string
  /** The position of today's price, in percent from the top. */
  readonly now: number
  /** The prices that are drawn, oldest first. */
  readonly points: readonly PricePoint[]
}

const round = (value: number): number => Math.round(value * 100) / 100

/** Returns the latest prices in one currency: amounts of different currencies aren't compared. */
export function sameCurrency(history: readonly PricePoint[]): readonly PricePoint[] {
  const currency = history.at(-1)?.currency
  return history.slice(history.findLastIndex((point) => point.currency !== currency) + 1)
}

/**
 * Returns the chart of a price history up to a moment; undefined while the price has not changed. What
 * came before the window is drawn from its start.
 */
export function priceChartShape(
  history: readonly PricePoint[],
  window: { readonly now: number; readonly days: number },
): PriceChartShape | undefined {
  const points = sameCurrency(history)
  const [first] = points
  const last = points.at(-1)
  if (first === undefined || last === undefined || points.length < 2) return undefined
  const start = Math.max(Date.parse(first.at), window.now - window.days * 86_400_000)
  const amounts = points.map(({ amount }) => amount)
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)]
  if (lowest === highest || window.now <= start) return undefined
  const x = (at: string) =>
    round(Math.max(0, ((Date.parse(at) - start) / (window.now - start)) * 100))
  const y = (amount: number) => round(100 - ((amount - lowest) / (highest - lowest)) * 100)
  const steps = points.slice(1).map(({ at, amount }) => `H${x(at)}V${y(amount)}`)
  return {
    line: `M0 ${y(first.amount)}${steps.join('')}H100`,
    from: new Date(start).toISOString(),
    lowest,
    highest,
    currency: last.currency,
    now: y(last.amount),
    points,
  }
}
