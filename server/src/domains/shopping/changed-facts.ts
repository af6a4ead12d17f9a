import type { Price } from '@tessera/contracts/entities/pin'
import type { PinId } from '@tessera/contracts/ids'
import { type Fall, fallAfter, isSamePrice } from './price-drop.ts'
import type { ProductFacts, ProductVariant } from './product-facts.ts'

/** A product as it is kept. */
export interface KeptFacts extends ProductFacts, Fall {
  readonly originId: PinId
  readonly retiredAt: Date | null
}

/** What a change of a product writes, and whom it tells. */
export interface FactsChange extends Fall {
  readonly originId: PinId
  readonly facts: Omit<ProductFacts, 'price' | 'variants'>
  /** True when a column of the product changes. */
  readonly columns: boolean
  /** True when one of them says what the product is, which searches read. */
  readonly described: boolean
  readonly price: { readonly now: Price | null; readonly was: Price | null } | null
  readonly variants: readonly ProductVariant[] | null
  /** True when its price is lower than before. */
  readonly fell: boolean
  /** True when it can be bought again. */
  readonly back: boolean
}

const describedOf = ({ brand, shop, domain, color, style, category }: ProductFacts) => ({
  ...{ brand, shop, domain, color, style, category },
})

const columnsOf = (facts: ProductFacts) => ({
  ...describedOf(facts),
  regularPriceAmount: facts.regularPriceAmount,
  availability: facts.availability,
})

const variantOf = ({
  title,
  color,
  size,
  amount,
  currency,
  availability,
  link,
}: ProductVariant): ProductVariant => ({
  ...{ title, color, size, amount, currency, availability, link },
})

/** Compares values that the two functions above made: their keys are in one order. */
const saysSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const canBeBought = ({ availability }: ProductFacts): boolean => availability !== 'out of stock'

/** Returns what changes about a product; undefined when its shop says nothing new. */
export function changeOfFacts(
  was: KeptFacts,
  facts: ProductFacts,
  now: Date,
): FactsChange | undefined {
  const columns = columnsOf(facts)
  const variants = facts.variants.map(variantOf)
  const isPriceNew = !isSamePrice(was.price, facts.price)
  const change = {
    originId: was.originId,
    facts: columns,
    columns: was.retiredAt !== null || isPriceNew || !saysSame(columnsOf(was), columns),
    described: !saysSame(describedOf(was), describedOf(facts)),
    price: isPriceNew ? { now: facts.price, was: was.price } : null,
    variants: saysSame(was.variants.map(variantOf), variants) ? null : variants,
  }
  if (!change.columns && change.variants === null) return undefined
  const { droppedAt, droppedFrom } = fallAfter(was, facts.price, now)
  return {
    ...change,
    droppedAt,
    droppedFrom,
    fell: isPriceNew && droppedAt !== null,
    back: canBeBought(facts) && !(canBeBought(was) && was.retiredAt === null),
  }
}
