import type { Price } from '@tessera/contracts/entities/pin'
import type { FeedCells } from './feed-columns.ts'
import type { Blame, FeedReading } from './feed-reading.ts'
import { priceIn } from './price-cell.ts'
import { saleIsOn } from './sale-dates.ts'

/** The price of a product, and the one before a sale. */
export interface ItemPrices {
  readonly price: Price
  readonly regularPriceAmount: number | null
}

/** Reads the prices of a row; undefined when one of them can't be read. */
export function pricesOf(
  { price, sale_price: sale, sale_price_effective_date: dates }: FeedCells,
  { currency, now }: FeedReading,
  blame: Blame,
): ItemPrices | undefined {
  if (price === undefined || price.value.trim() === '') return undefined
  const regular = priceIn(price.value, currency)
  if ('fault' in regular) blame('price', regular.fault)
  const lower =
    sale === undefined || sale.value.trim() === '' ? undefined : priceIn(sale.value, currency)
  if (lower !== undefined && 'fault' in lower) blame('sale_price', lower.fault)
  const isOn = dates === undefined || dates.value.trim() === '' ? true : saleIsOn(dates.value, now)
  if (isOn === undefined) blame('sale_price_effective_date', 'price-unfit')
  if ('fault' in regular) return undefined
  const full = { price: regular.price, regularPriceAmount: null }
  if (lower === undefined || 'fault' in lower) return full
  if (lower.price.currency !== regular.price.currency) blame('sale_price', 'price-unfit')
  else if (lower.price.amount > regular.price.amount) blame('sale_price', 'sale-above-price')
  return isOn && lower.price.amount < regular.price.amount
    ? { price: lower.price, regularPriceAmount: regular.price.amount }
    : full
}
