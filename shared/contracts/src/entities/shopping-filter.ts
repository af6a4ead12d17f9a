import { z } from '@tessera/contracts/schema'
import { SearchScope } from './search-scope.ts'

/** The component of a filter: 1 selects several options, 2 selects one. */
const FilterComponent = z.literal([1, 2])

/**
 * The kind of a product filter: 0 domain, 1 price range, 3 brand, 4 search scope, 6 color, 7 to 9 on
 * sale, 10 style, 12 the brand alone. 100 is our own: availability.
 */
const ProductFilter = z.literal([0, 1, 3, 4, 6, 7, 8, 9, 10, 12, 100])

/** Hides another filter while the option that has the rule is selected. */
const FilterRule = z.object({ hides: z.string() })

/** An option of a filter. A price range has its least and its greatest price as options. */
const FilterOption = z.object({
  id: z.string(),
  label: z.string(),
  /** The number of results that it leaves, with the other filters as they are. */
  count: z.int(),
  image_url: z.string(),
  is_verified: z.boolean(),
  numeric_value: z.number(),
  /** Its value in an address. */
  string_value: z.string(),
  /** The currency of a price. */
  unit: z.string(),
  /** The scope that a scope option searches in. */
  search_type: z.optional(SearchScope),
  rules: z._default(z.array(FilterRule), []),
  aux_data: z._default(z.object({ module_id: z.optional(z.string()) }), {}),
})

/** The prices of the results in one currency, in whole units. */
const CurrencyPrices = z.object({
  unit: z.string(),
  count: z.int(),
  least: z.number(),
  greatest: z.number(),
  /** The number of results in equal steps from the least price to the greatest. */
  histogram: z.array(z.int()),
})

/** A filter of a list of results. */
const FilterModel = z.object({
  filter_component_type: FilterComponent,
  product_filter_type: ProductFilter,
  id: z.string(),
  title: z.string(),
  filter_options: z.array(FilterOption),
  /** Of a price range: the number of results in equal steps from the least price to the greatest. */
  histogram: z._default(z.array(z.int()), []),
  /** Of a price range: the prices by currency, the default one first. */
  currencies: z._default(z.array(CurrencyPrices), []),
})

/** The filters of a list; a malformed one is null, so that the others still show. */
export const FilterModels = z.array(z.catch(z.nullable(FilterModel), null))

export type FilterOption = z.infer<typeof FilterOption>
export type CurrencyPrices = z.infer<typeof CurrencyPrices>
export type FilterModel = z.infer<typeof FilterModel>
