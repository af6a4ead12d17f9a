import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { searchPins } from '@tessera/contracts/calls/search'
import { limits } from '@tessera/contracts/limits'
import { and, type SQL, sql } from '../../platform/database/sql.ts'
import { pinHashtags } from '../hashtags/tables.ts'
import { pins } from '../pins/tables.ts'
import { products } from '../shopping/tables.ts'
import { foldText } from './fold-text.ts'
import { type Narrowing, narrowingOf } from './refinement-ids.ts'
import { pictureColor, pinVector } from './seen-words.ts'

type Input = ParsedInputOf<typeof searchPins>

/** Filters other than words. */
export interface PinFilters {
  readonly forSale: boolean
  readonly domains: readonly string[]
  readonly brands: readonly string[]
  readonly colors: readonly string[]
  readonly style: string | undefined
  readonly onSale: boolean
  /** In the currency's minor unit. */
  readonly price: { readonly min: number; readonly max: number } | undefined
  /** The chosen refinements. */
  readonly chosen: readonly Narrowing[]
}

/** Removes null characters, which URLs can contain and PostgreSQL refuses. */
const plain = (text: string | null): string => (text ?? '').replaceAll('\0', '').toLowerCase()

const listOf = (text: string | null): readonly string[] =>
  plain(text)
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .slice(0, limits.searchNamesMax)

/** Parses a price in whole units into minor units; undefined when it isn't a number. */
function centsOf(text: string | number | null | undefined): number | undefined {
  if (text === null || text === undefined || `${text}`.trim() === '') return undefined
  const units = Number(text)
  return units >= 0 && units <= limits.searchPriceMax ? Math.round(units * 100) : undefined
}

/** The price filter applies only when both bounds are numbers. */
const priceOf = (min: number | undefined, max: number | undefined): PinFilters['price'] =>
  min === undefined || max === undefined ? undefined : { min, max }

/** Parses the filters from the call's own fields and from its URL-encoded fields. */
export function pinFiltersOf(input: Input): PinFilters {
  const given = new URLSearchParams(`${input.filters ?? ''}&${input.applied_unified_filters ?? ''}`)
  const own = (input.domains ?? []).map(plain)
  return {
    forSale: input.scope === 'buyable_pins',
    domains: [...own, ...listOf(given.get('domains'))],
    brands: [...listOf(given.get('brands')), ...listOf(given.get('brandValue'))],
    colors: listOf(given.get('colors')),
    style: plain(given.get('style')) || undefined,
    onSale: ['true', '1'].includes(given.get('onSale') ?? ''),
    price: priceOf(
      centsOf(input.price_min ?? given.get('priceMin')),
      centsOf(input.price_max ?? given.get('priceMax')),
    ),
    chosen: (input.selected_one_bar_modules ?? []).map((id) => narrowingOf(foldText(id))),
  }
}

/** True when any filter is set. */
export function narrows(filters: PinFilters): boolean {
  const { forSale, domains, brands, colors, style, onSale, price, chosen } = filters
  return (
    forSale ||
    onSale ||
    [domains, brands, colors, chosen].some(({ length }) => length > 0) ||
    [style, price].some((bound) => bound !== undefined)
  )
}

const among = (column: SQL, names: readonly string[]): SQL | undefined =>
  names.length === 0 ? undefined : sql`lower(${column}) = any(${sql.param([...names])}::text[])`

/** Returns a refinement as a condition. */
function chosenCondition(narrowing: Narrowing): SQL {
  switch (narrowing.kind) {
    case 'word':
      return sql`(${pinVector} @@ phraseto_tsquery('english', tessera_plain(${narrowing.word}))
        or exists (select from ${pinHashtags} where ${pinHashtags.pinId} = ${pins.id}
          and ${pinHashtags.tag} in (${narrowing.word}, ${narrowing.word.replaceAll(' ', '')})))`
    case 'color':
      return sql`${pictureColor} = ${narrowing.color}`
    case 'shop':
      return sql`lower(${products.domain}) = ${narrowing.domain}`
    default:
      return sql`${pins.priceAmount} between ${narrowing.min}::bigint
        and ${narrowing.max ?? Number.MAX_SAFE_INTEGER}::bigint`
  }
}

/** Returns the filters as a condition on `pins`, `media` and `products`. */
export function filterCondition(filters: PinFilters): SQL | undefined {
  const { price } = filters
  const sale = sql`${products.regularPriceAmount} > ${pins.priceAmount}`
  return and(
    filters.forSale ? sql`${products.originId} is not null` : undefined,
    among(sql`${products.domain}`, filters.domains),
    among(sql`${products.brand}`, filters.brands),
    among(sql`${products.color}`, filters.colors),
    filters.style === undefined ? undefined : sql`lower(${products.style}) = ${filters.style}`,
    filters.onSale ? sale : undefined,
    ...filters.chosen.map(chosenCondition),
    price === undefined
      ? undefined
      : sql`${pins.priceAmount} between ${price.min}::bigint and ${price.max}::bigint`,
  )
}
