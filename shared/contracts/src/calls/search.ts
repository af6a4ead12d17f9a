import { z } from '@tessera/contracts/schema'
import { HashtagSuggestion, SearchResults, Typeahead } from '../entities/search.ts'
import { SearchScope } from '../entities/search-scope.ts'
import { FilterModels } from '../entities/shopping-filter.ts'
import { PinId } from '../ids.ts'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

const short = z.string().check(z.maxLength(100))
const long = z.string().check(z.maxLength(2_000))
const price = z.number().check(z.gte(0), z.lte(limits.searchPriceMax))

/** Names as a list, or as comma-separated text, in which empty names are ignored. */
const Names = z.pipe(
  z.union([long, z.array(short).check(z.maxLength(limits.searchNamesMax))]),
  z.transform((given) =>
    (typeof given === 'string' ? given.split(',') : given)
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .slice(0, limits.searchNamesMax),
  ),
)

/** A boolean in a plain query, where every value is text. */
const Switch = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false', '1', '0'])]),
  z.transform((given) => given === true || given === 'true' || given === '1'),
)

const query = z.string().check(z.trim(), z.maxLength(limits.searchQueryMax))

/** The country of the notice, as a two-letter code. */
const country = z.optional(z.string().check(z.regex(/^[a-z]{2}$/i)))

/**
 * Searches pins, the viewer's own pins, products, boards or people. A visitor who searches their own
 * pins gets an empty list.
 */
export const searchPins = defineCall({
  name: 'BaseSearchResource.get',
  summary: 'Searches pins, boards or people.',
  method: 'GET',
  reads: 'late',
  path: '/resource/BaseSearchResource/get/',
  input: z.strictObject({
    query,
    scope: z._default(SearchScope, 'pins'),
    /** The source of the search: typed, a suggestion, or an address. */
    rs: z._default(z.string().check(z.maxLength(50)), 'direct_navigation'),
    /** Shopping filters in the format of an address: `brands=a,b&priceMin=10&priceMax=50`. */
    filters: z.optional(long),
    applied_unified_filters: z.optional(long),
    domains: z.optional(Names),
    /** In whole units of the currency. A bound without the other is ignored. */
    price_min: z.optional(price),
    price_max: z.optional(price),
    /** The number of refinements so far. */
    journey_depth: z._default(z.int().check(z.gte(0), z.lte(100)), 0),
    source_id: z.optional(short),
    source_module_id: z.optional(short),
    source_url: z.optional(long),
    /** Pins to show first, because the search started from them. */
    top_pin_id: z.optional(PinId),
    top_pin_ids: z.optional(z.array(PinId).check(z.maxLength(limits.searchTopPins))),
    /** The ids of the selected refinements. */
    selected_one_bar_modules: z.optional(Names),
    query_pin_sigs: z.optional(Names),
    auto_correction_disabled: z._default(z.boolean(), false),
    country,
    ...pageOptions,
  }),
  output: SearchResults,
  errors: [],
  who: 'anyone',
  budget: 'search',
})

/** Returns the shopping filters of a search's results, with the number of results of each option. */
export const searchFilters = defineCall({
  name: 'SearchFilters.get',
  summary: "Returns the filters of a search's results.",
  method: 'GET',
  reads: 'late',
  path: '/v3/filters/',
  input: z.strictObject({
    /** The search, in the format of its address: `scope=buyable_pins&q=lamp&brands=a,b`. */
    bookmark_string: z.string().check(z.maxLength(6_000)),
  }),
  output: FilterModels,
  errors: [],
  who: 'anyone',
  budget: 'search',
})

/** Suggests hashtags that start with the typed text, most used first. */
export const suggestHashtags = defineCall({
  name: 'SearchAutocomplete.get',
  summary: 'Suggests hashtags for the typed text.',
  method: 'GET',
  reads: 'late',
  path: '/v3/search/autocomplete/',
  input: z.strictObject({
    q: z.string().check(z.maxLength(limits.searchQueryMax)),
    show_pin_count: z._default(Switch, true),
  }),
  output: z.array(HashtagSuggestion),
  errors: [],
  who: 'anyone',
  budget: 'search',
})

/**
 * Returns suggestions for the search field: popular searches and topics while the term is empty.
 */
export const typeahead = defineCall({
  name: 'AdvancedTypeaheadResource.get',
  summary: 'Returns suggestions for the search field.',
  method: 'GET',
  reads: 'late',
  path: '/resource/AdvancedTypeaheadResource/get/',
  input: z.strictObject({
    term: z.string().check(z.maxLength(limits.searchQueryMax)),
    pin_scope: z._default(SearchScope, 'pins'),
    count: z._default(z.int().check(z.gte(1), z.lte(limits.typeaheadMax)), limits.typeaheadCount),
  }),
  output: Typeahead,
  errors: [],
  who: 'anyone',
  budget: 'search',
})

/** Records that an advisory was seen, or that one of its links was followed. */
export const noteAdvisory = defineCall({
  name: 'AdvisoryEventResource.create',
  summary: 'Records that an advisory was seen or followed.',
  method: 'POST',
  path: '/resource/AdvisoryEventResource/create/',
  input: z.strictObject({
    advisory: short,
    event: z.enum(['view', 'click']),
    /** The link that was followed. */
    action: z.optional(z.string().check(z.maxLength(500))),
    country,
  }),
  output: z.null(),
  errors: ['not-found'],
  who: 'anyone',
  budget: 'beacon',
})
