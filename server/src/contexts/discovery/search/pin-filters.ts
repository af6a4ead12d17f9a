import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { searchPins } from '@tessera/contracts/calls/search'
import { filterParamsIn } from '@tessera/contracts/filter-params'
import { type Narrowing, narrowingOf } from '@tessera/contracts/refinement-id'
import { and, type SQL, sql } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import { minorUnits } from '../../base/money/minor-units.ts'
import { foldText } from '../../base/words/fold-text.ts'
import { pinHashtags, pins, products } from '../../pins/index.ts'
import { pinVector } from './seen-words.ts'

type Input = ParsedInputOf<typeof searchPins>

/** Filters other than words. */
export interface PinFilters {
  readonly forSale: boolean
  readonly domains: readonly string[]
  readonly brands: readonly string[]
  readonly colors: readonly string[]
  readonly style: string | undefined
  readonly onSale: boolean
  readonly inStock: boolean
  /** In the currency's minor unit. */
  readonly price: { readonly min: number; readonly max: number; readonly unit: string } | undefined
  /** The chosen refinements. */
  readonly chosen: readonly Narrowing[]
}

const plain = (text: string): string => text.replaceAll('\0', '').toLowerCase()

const allPlain = (names: readonly string[]): readonly string[] => names.map(plain)

/** The price filter applies only when both bounds are numbers. */
const priceOf = (
  min: number | undefined,
  max: number | undefined,
  unit: string,
): PinFilters['price'] =>
  min === undefined || max === undefined
    ? undefined
    : { min: minorOf(min, unit), max: minorOf(max, unit), unit }

const minorOf = (units: number, unit: string): number => Math.round(units * minorUnits(unit))

/** Parses the filters from the call's own fields and from its URL-encoded fields. */
export function pinFiltersOf(input: Input): PinFilters {
  const given = filterParamsIn(
    new URLSearchParams(`${input.filters ?? ''}&${input.applied_unified_filters ?? ''}`),
  )
  const { brandValue, style } = given
  return {
    forSale: input.scope === 'buyable_pins',
    domains: [...(input.domains ?? []), ...given.domains].map(plain),
    brands: allPlain([...given.brands, ...(brandValue === undefined ? [] : [brandValue])]),
    colors: allPlain(given.colors),
    style: style === undefined ? undefined : plain(style),
    onSale: given.onSale,
    inStock: given.availability !== undefined,
    price: priceOf(
      input.price_min ?? given.priceMin,
      input.price_max ?? given.priceMax,
      given.priceUnit,
    ),
    chosen: (input.selected_one_bar_modules ?? []).map((id) => narrowingOf(foldText(id))),
  }
}

/** True when any filter is set. */
export function narrows(filters: PinFilters): boolean {
  const { forSale, domains, brands, colors, style, onSale, inStock, price, chosen } = filters
  return (
    forSale ||
    onSale ||
    inStock ||
    [domains, brands, colors, chosen].some(({ length }) => length > 0) ||
    [style, price].some((bound) => bound !== undefined)
  )
}

const among = (column: SQL, names: readonly string[]): SQL | undefined =>
  names.length === 0 ? undefined : sql`lower(${column}) = any(${sql.param([...names])}::text[])`

/** Keeps products of these shops that they still list. */
function ofShops(domains: readonly string[]): SQL {
  const named = among(sql`${products.domain}`, domains)
  return named === undefined ? always : sql`(${named} and ${isListedProduct})`
}

/** Returns a refinement as a condition. */
function chosenCondition(narrowing: Narrowing): SQL {
  switch (narrowing.kind) {
    case 'word':
      return sql`(${pinVector} @@ phraseto_tsquery('english', tessera_plain(${narrowing.word}))
        or exists (select from ${pinHashtags} where ${pinHashtags.pinId} = ${pins.id}
          and ${pinHashtags.tag} in (${narrowing.word}, ${narrowing.word.replaceAll(' ', '')})))`
    case 'color':
      return sql`${media.plainColor} = ${narrowing.color}`
    case 'shop':
      return sql`lower(${products.domain}) = ${narrowing.domain}`
    default:
      return sql`(${pins.priceAmount} between ${narrowing.min}::bigint
        and ${narrowing.max ?? Number.MAX_SAFE_INTEGER}::bigint
        and ${narrowing.currency === null ? always : sql`${pins.priceCurrency} = ${narrowing.currency}`})`
  }
}

/** The color of a product, as its shop names it. */
const namedColor = sql`lower(${products.color})`

/**
 * The plain color of a pin: that of its product where the shop names one that we know, and that of its
 * picture otherwise. The query joins `media` and `products`.
 */
export const plainColor: SQL = sql`coalesce(${products.plainColor}, ${media.plainColor})`

/** True for a product that costs less than before. */
export const isOnSale: SQL = sql`coalesce(${products.regularPriceAmount} > ${pins.priceAmount}, false)`

/** True for a product that can be bought now. */
export const isInStock: SQL = sql`coalesce(${products.availability} = 'in stock', false)`

/** True for a product that its shop still lists. */
export const isListedProduct: SQL = sql`(${products.originId} is not null and ${products.retiredAt} is null)`

const always = sql`true`

/** True for a color as the shop names it, or as its plain color. */
function hasColor(colors: readonly string[]): SQL {
  const names = sql`${sql.param([...colors])}::text[]`
  return sql`(coalesce(${namedColor} = any(${names}), false) or ${plainColor} = any(${names}))`
}

/** Returns each filter as a condition on `pins`, `media` and `products`. */
export function filterConditions(filters: PinFilters) {
  const { colors, style, price } = filters
  return {
    domains: ofShops(filters.domains),
    brands: among(sql`${products.brand}`, filters.brands) ?? always,
    colors: colors.length === 0 ? always : hasColor(colors),
    style: style === undefined ? always : sql`coalesce(lower(${products.style}), '') = ${style}`,
    onSale: filters.onSale ? isOnSale : always,
    availability: filters.inStock ? isInStock : always,
    price:
      price === undefined
        ? always
        : sql`(${pins.priceAmount} between ${price.min}::bigint and ${price.max}::bigint
            and ${pins.priceCurrency} = ${price.unit})`,
  }
}

/**
 * Returns the filters that products alone decide, as a condition on `products`; undefined when pins
 * without a product may pass.
 */
export function productCondition(filters: PinFilters): SQL | undefined {
  const { domains, brands, style, availability } = filterConditions(filters)
  const each = [domains, brands, style, availability].filter((condition) => condition !== always)
  if (filters.forSale) each.push(isListedProduct)
  return and(...each)
}

/** Returns the chosen refinements as a condition. */
export const refinedCondition = ({ chosen }: PinFilters): SQL | undefined =>
  and(...chosen.map(chosenCondition))

/** Returns the filters as a condition on `pins`, `media` and `products`. */
export function filterCondition(filters: PinFilters): SQL | undefined {
  const each = Object.values(filterConditions(filters)).filter((condition) => condition !== always)
  return and(filters.forSale ? isListedProduct : undefined, ...each, refinedCondition(filters))
}
