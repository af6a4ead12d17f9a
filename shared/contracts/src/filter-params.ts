import type { SearchScope } from './entities/search-scope.ts'
import { limits } from './limits.ts'

/** The availability that an address can ask for. */
export const inStock = 'in_stock'

/** The shopping filters of a search, as an address holds them. Prices are in whole units. */
export interface FilterParams {
  /** Only products that can be bought now. */
  readonly availability: typeof inStock | undefined
  readonly brands: readonly string[]
  readonly brandValue: string | undefined
  readonly colors: readonly string[]
  readonly domains: readonly string[]
  readonly onSale: boolean
  readonly priceMin: number | undefined
  readonly priceMax: number | undefined
  /** The currency of both prices. */
  readonly priceUnit: string
  readonly style: string | undefined
  readonly scope: string | undefined
}

/** The currency of a price that names none. */
export const defaultPriceUnit = 'USD'

/** The names of the filters' parameters, in the order that they are written in. */
export const filterParamNames = [
  'availability',
  'brands',
  'brandValue',
  'colors',
  'domains',
  'onSale',
  'priceMax',
  'priceMin',
  'priceUnit',
  'style',
  'scope',
] as const

/** The name of a filter's parameter. */
export type FilterParamName = (typeof filterParamNames)[number]

/** A search without filters. */
export const noFilterParams: FilterParams = {
  availability: undefined,
  brands: [],
  brandValue: undefined,
  colors: [],
  domains: [],
  onSale: false,
  priceMin: undefined,
  priceMax: undefined,
  priceUnit: defaultPriceUnit,
  style: undefined,
  scope: undefined,
}

/** A comma inside a name is written as an escape, because commas separate names. */
const escaped = (name: string): string => name.replaceAll('%', '%25').replaceAll(',', '%2C')
const unescaped = (name: string): string =>
  name.replace(/%(25|2C)/gi, (code) => (code === '%25' ? '%' : ','))

/** The max length of a name. */
const nameMax = 100

/**
 * Returns a value as an address can hold it; undefined when it is empty or too long. Null characters
 * are removed, which addresses can contain and the database refuses.
 */
export function filterValue(text: string | null): string | undefined {
  const name = (text ?? '').replaceAll('\0', '').toWellFormed().trim()
  return name === '' || name.length > nameMax ? undefined : name
}

const namesIn = (text: string | null): readonly string[] => {
  const names = (text ?? '').split(',').flatMap((name) => filterValue(unescaped(name)) ?? [])
  return [...new Set(names)].slice(0, limits.searchNamesMax)
}

/** Parses a price in whole units; anything that is no price is ignored. */
export function priceIn(text: string | null): number | undefined {
  if (text === null || !/^\d{1,8}(\.\d{1,2})?$/.test(text.trim())) return undefined
  const units = Number(text)
  return units <= limits.searchPriceMax ? units : undefined
}

const unitIn = (text: string | null): string =>
  /^[a-z]{3}$/i.test(text ?? '') ? (text ?? '').toUpperCase() : defaultPriceUnit

/** Reads the two prices; a range that ends before it begins is ignored. */
function pricesIn(query: URLSearchParams) {
  const priceMin = priceIn(query.get('priceMin'))
  const priceMax = priceIn(query.get('priceMax'))
  const isTurned = priceMin !== undefined && priceMax !== undefined && priceMin > priceMax
  return isTurned ? { priceMin: undefined, priceMax: undefined } : { priceMin, priceMax }
}

/** Reads the filters of an address. Values that mean nothing are as if they were not there. */
export function filterParamsIn(query: URLSearchParams): FilterParams {
  return {
    availability: query.get('availability')?.toLowerCase() === inStock ? inStock : undefined,
    brands: namesIn(query.get('brands')),
    brandValue: filterValue(query.get('brandValue')),
    colors: namesIn(query.get('colors')),
    domains: namesIn(query.get('domains')),
    onSale: ['true', '1'].includes(query.get('onSale') ?? ''),
    ...pricesIn(query),
    priceUnit: unitIn(query.get('priceUnit')),
    style: filterValue(query.get('style')),
    scope: filterValue(query.get('scope')),
  }
}

const listText = (names: readonly string[]): string | undefined =>
  names.length === 0 ? undefined : names.map(escaped).join(',')

/** Returns the filters as parameters; undefined for those that are not set. */
export function writtenFilters(
  params: FilterParams,
): Readonly<Record<FilterParamName, string | undefined>> {
  const { priceMin, priceMax, priceUnit } = params
  const isPriced = priceMin !== undefined || priceMax !== undefined
  return {
    availability: params.availability,
    brands: listText(params.brands),
    brandValue: params.brandValue,
    colors: listText(params.colors),
    domains: listText(params.domains),
    onSale: params.onSale ? 'true' : undefined,
    priceMax: priceMax?.toString(),
    priceMin: priceMin?.toString(),
    priceUnit: isPriced && priceUnit !== defaultPriceUnit ? priceUnit : undefined,
    style: params.style,
    scope: params.scope,
  }
}

/** Returns the filters as the query of an address, without its question mark. */
export function filterText(params: FilterParams): string {
  const text = new URLSearchParams()
  for (const [name, value] of Object.entries(writtenFilters(params)))
    if (value !== undefined) text.set(name, value)
  return text.toString()
}

const forProducts = filterParamNames.filter((name) => name !== 'scope')

/**
 * The filters that narrow a search in each scope; an address keeps the others for when its search
 * changes scope. Lists of boards and people have none.
 */
export const filtersOfScope: Readonly<Record<SearchScope, readonly FilterParamName[]>> = {
  pins: ['colors', 'domains'],
  my_pins: [],
  buyable_pins: forProducts,
  boards: [],
  users: [],
}

/** Returns the filters that narrow a search in a scope. */
export function filtersIn(scope: SearchScope, params: FilterParams): FilterParams {
  const names = new Set<string>(filtersOfScope[scope])
  const kept = Object.entries(params).filter(([name]) => names.has(name))
  return { ...noFilterParams, ...Object.fromEntries(kept) }
}
