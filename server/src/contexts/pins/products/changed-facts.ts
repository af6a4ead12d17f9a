import type { Price } from '@tessera/contracts/entities/pin'
import type { PinId } from '@tessera/contracts/ids'
import { type Fall, fallAfter, isSamePrice } from './price-drop.ts'
import type { ProductFacts, ProductVariant } from './product-facts.ts'
import { saidColumns, saidColumnsOfVariant } from './tables.ts'

/** A product as it is kept. */
export interface KeptFacts extends ProductFacts, Fall {
  readonly originId: PinId
  readonly retiredAt: Date | null
}

/** A change of a product: what it writes, and whether its keepers are told. */
export interface FactsChange extends Fall {
  readonly originId: PinId
  readonly facts: ProductFacts
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

/** Columns that change often. The others are indexed, or derive words and plain colors, which takes a while. */
export const offerColumns: readonly string[] = ['regularPriceAmount', 'availability']

/** The columns that say what a product is. */
export const describedColumns = saidColumns.filter((column) => !offerColumns.includes(column))

/** True when two products, or kinds of them, say the same in some columns. */
const saysSame = (one: object, other: object, columns: readonly string[]): boolean =>
  columns.every((column) => Reflect.get(one, column) === Reflect.get(other, column))

const areSame = (some: readonly ProductVariant[], others: readonly ProductVariant[]): boolean =>
  some.length === others.length &&
  some.every((one, at) => saysSame(one, others[at] ?? {}, saidColumnsOfVariant))

const canBeBought = ({ availability }: ProductFacts): boolean => availability !== 'out of stock'

/** Returns what changes about a product; undefined when its shop says nothing new. */
export function changeOfFacts(
  was: KeptFacts,
  facts: ProductFacts,
  now: Date,
): FactsChange | undefined {
  const isPriceNew = !isSamePrice(was.price, facts.price)
  const change = {
    originId: was.originId,
    facts,
    columns: was.retiredAt !== null || isPriceNew || !saysSame(facts, was, saidColumns),
    described: !saysSame(facts, was, describedColumns),
    price: isPriceNew ? { now: facts.price, was: was.price } : null,
    variants: areSame(facts.variants, was.variants) ? null : facts.variants,
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
