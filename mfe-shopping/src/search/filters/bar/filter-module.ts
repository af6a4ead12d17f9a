import type { FilterName } from '../engine/filter-names.ts'
import { type FilterState, shownModels, toggleOption } from '../engine/filter-state.ts'
import { modelNamed } from '../engine/models.ts'
import { optionsOf } from '../engine/selections.ts'
import { type FilteredSearch, feedAddress } from '../feed-address.ts'
import { optionLabel } from '../filter-labels.ts'
import { words } from '../words.ts'

/** A filter that one press changes. */
interface ModuleFilter {
  readonly id: string
  readonly isSelected: boolean
  readonly displayText: string
  readonly count: number
  /** The address of the results after the press. */
  readonly feedUrl: string
  /** The filters after the press. */
  readonly changed: FilterState
}

/** The filters that a list of results can be narrowed by with one press each. */
export interface FilterModule {
  readonly id: string
  readonly moduleType: 'filters'
  readonly action: { readonly filters: readonly ModuleFilter[] }
}

/** The filters that are on or off. */
export const switches: readonly FilterName[] = ['onSale', 'availability']

/** Leads from all pins to the products among them. */
function productsOnly(search: FilteredSearch, state: FilterState): readonly ModuleFilter[] {
  const products = modelNamed(state.models, 'scope')?.filter_options.find(
    ({ search_type: scope }) => scope === 'buyable_pins',
  )
  if (products === undefined || optionsOf(state.chosen.scope).includes(products.id)) return []
  const changed = toggleOption(state, 'scope', products.id, 'bar')
  return [
    {
      id: `scope ${products.id}`,
      isSelected: false,
      displayText: words.productsOnly(),
      count: products.count,
      feedUrl: feedAddress(search, changed),
      changed,
    },
  ]
}

/** Returns the module of a search: the products among all pins, those on sale and those in stock. */
export function filterModuleOf(search: FilteredSearch, state: FilterState): FilterModule {
  const models = shownModels(state)
  const filters = switches.flatMap((name): readonly ModuleFilter[] => {
    const option = modelNamed(models, name)?.filter_options[0]
    if (option === undefined) return []
    const changed = toggleOption(state, name, option.id, 'bar')
    return [
      {
        id: `${name} ${option.id}`,
        isSelected: optionsOf(state.chosen[name]).includes(option.id),
        displayText: optionLabel(state.models, name, option.id),
        count: option.count,
        feedUrl: feedAddress(search, changed),
        changed,
      },
    ]
  })
  return {
    id: `filters of ${search.scope}`,
    moduleType: 'filters',
    action: { filters: [...productsOnly(search, state), ...filters] },
  }
}
