import type { FilterModel } from '@tessera/contracts/entities/shopping-filter'
import { type FilterParams, filterText } from '@tessera/contracts/filter-params'
import { paramsOf, selectionsIn } from './codec.ts'
import { type FilterName, filterNames, isList, isMulti } from './filter-names.ts'
import { modelNamed } from './models.ts'
import { isDefaultRange, type PriceRange } from './price-range.ts'
import { hiddenFilters } from './rules.ts'
import {
  type AppliedFilter,
  type ChangeLocation,
  narrows,
  optionsOf,
  type Selections,
} from './selections.ts'

/** The phase of filters between a press and the results. */
export type FilterStatus = 'applied' | 'cleared' | 'modified' | 'submitted' | 'failed'

/** The filters of a list. */
export interface FilterState {
  readonly models: readonly FilterModel[]
  /** The selected options, those of filters that rules hide too. */
  readonly chosen: Selections
  /** The currency whose prices are shown while no price is selected; undefined for the usual one. */
  readonly currency: string | undefined
  /** The ranges that were selected in currencies other than the shown one. */
  readonly otherPrices: Readonly<Record<string, PriceRange>>
  readonly status: FilterStatus
  /** The filters that the results on the screen have, as text. */
  readonly settled: string
  /** The filters that were submitted last, as text. */
  readonly sent: string
}

const textOf = ({ models, chosen }: Pick<FilterState, 'models' | 'chosen'>): string =>
  filterText(paramsOf(models, chosen))

/** Returns the filters that narrow the list. Those that rules hide are kept aside. */
export function appliedFilters({
  models,
  chosen,
}: Pick<FilterState, 'models' | 'chosen'>): Selections {
  const hidden = hiddenFilters(models, chosen)
  return only(chosen, (name, applied) => !hidden.has(name) && narrows(models, name, applied))
}

const only = (
  selections: Selections,
  keeps: (name: FilterName, applied: AppliedFilter) => boolean,
): Selections =>
  Object.fromEntries(
    filterNames.flatMap((name) => {
      const applied = selections[name]
      return applied !== undefined && keeps(name, applied) ? [[name, applied] as const] : []
    }),
  )

/** Returns the filters that rules hide, with what they will have when shown again. */
export function asideFilters({ models, chosen }: FilterState): Selections {
  const hidden = hiddenFilters(models, chosen)
  return only(chosen, (name) => hidden.has(name))
}

/** Returns the models of the filters that are shown. */
export function shownModels({ models, chosen }: FilterState): readonly FilterModel[] {
  const hidden = hiddenFilters(models, chosen)
  return models.filter((model) => ![...hidden].some((name) => modelNamed([model], name)))
}

const restingStatus = (state: Pick<FilterState, 'models' | 'chosen'>): FilterStatus =>
  Object.keys(appliedFilters(state)).length > 0 ? 'applied' : 'cleared'

const noCurrency = { currency: undefined, otherPrices: {} }

/** Sets the filters of an address: the status becomes applied or cleared. */
export function resetFilters(models: readonly FilterModel[], params: FilterParams): FilterState {
  const chosen = selectionsIn(models, params)
  const settled = textOf({ models, chosen })
  const status = restingStatus({ models, chosen })
  return { models, chosen, ...noCurrency, status, settled, sent: settled }
}

/** Takes new models; what is selected keeps its values. */
export function withModels(state: FilterState, models: readonly FilterModel[]): FilterState {
  const translated = selectionsIn(models, paramsOf(state.models, without(state.chosen, 'price')))
  const located = filterNames.flatMap((name) => {
    const [applied, before] = [translated[name], state.chosen[name]]
    if (applied === undefined || before === undefined) return []
    return [[name, { ...applied, lastChangedLocation: before.lastChangedLocation }] as const]
  })
  const { price } = state.chosen
  const id = modelNamed(models, 'price')?.id ?? 'price'
  const chosen: Selections = {
    ...Object.fromEntries(located),
    ...(price === undefined ? {} : { price: { ...price, id } }),
  }
  return { ...state, models, chosen }
}

/** Returns the status after a change: cleared with nothing selected, applied when it undoes itself. */
function changedStatus(state: FilterState): FilterStatus {
  if (restingStatus(state) === 'cleared') return 'cleared'
  return textOf(state) === state.settled ? 'applied' : 'modified'
}

/** Selects something else. */
export function changed(state: FilterState, chosen: Selections): FilterState {
  const next = { ...state, chosen }
  return { ...next, status: changedStatus(next) }
}

/** Returns what is selected in other filters. */
export const without = (selections: Selections, name: FilterName): Selections =>
  only(selections, (each) => each !== name)

/**
 * Selects an option, or deselects it when it is selected. The search's scope is never empty; an option
 * that the filter has not is ignored.
 */
export function toggleOption(
  state: FilterState,
  name: FilterName,
  optionId: string,
  lastChangedLocation: ChangeLocation,
): FilterState {
  const { models, chosen } = state
  const model = modelNamed(models, name)
  const before = optionsOf(chosen[name])
  const isChosen = before.includes(optionId)
  const isOffered = model?.filter_options.some(({ id }) => id === optionId) ?? false
  if (!isChosen && !isOffered) return state
  if (name === 'price' || (name === 'scope' && isChosen)) return state
  const others = model !== undefined && isMulti(model) ? before.filter((id) => id !== optionId) : []
  const left = isList(name) && isChosen ? before.filter((id) => id !== optionId) : others
  const ids = isChosen ? left : [...others, optionId]
  const [first] = ids
  if (first === undefined) return changed(state, without(chosen, name))
  const at = { id: model?.id ?? name, lastChangedLocation }
  const applied: AppliedFilter = isList(name)
    ? { kind: 'multi', selectedOptionIds: ids, ...at }
    : { kind: 'single', selectedOptionId: first, ...at }
  return changed(state, { ...chosen, [name]: applied })
}

/** Sets the price; a range equal to the default one is unset. */
export function setRange(
  state: FilterState,
  range: PriceRange,
  lastChangedLocation: ChangeLocation,
): FilterState {
  const model = modelNamed(state.models, 'price')
  const shown = { ...state, currency: range.unit }
  if (isDefaultRange(model, range)) return changed(shown, without(state.chosen, 'price'))
  const price = { kind: 'range' as const, ...range, id: model?.id ?? 'price', lastChangedLocation }
  return changed(shown, { ...state.chosen, price })
}

/** Selects what parameters say, instead of what was selected; the search keeps its scope. */
export function selectParams(
  state: FilterState,
  params: FilterParams,
  lastChangedLocation: ChangeLocation,
): FilterState {
  const { scope } = state.chosen
  const chosen = selectionsIn(state.models, { ...params, scope: undefined }, lastChangedLocation)
  return changed(state, { ...chosen, ...(scope === undefined ? {} : { scope }) })
}

/** Deselects everything in one filter. */
export const clearFilter = (state: FilterState, name: FilterName): FilterState =>
  name === 'scope'
    ? state
    : changed(name === 'price' ? { ...state, otherPrices: {} } : state, without(state.chosen, name))

/** Deselects everything, also what is kept aside. The search keeps its scope. */
export const clearFilters = (state: FilterState): FilterState =>
  changed(
    { ...state, otherPrices: {} },
    only(state.chosen, (name) => name === 'scope'),
  )

/** Sends the filters to the list. */
export const submitFilters = (state: FilterState): FilterState => ({
  ...state,
  status: 'submitted',
  sent: textOf(state),
})

/** The list failed to load with what was sent. A change since then stays modified. */
export const failFilters = (state: FilterState): FilterState =>
  state.status === 'submitted' ? { ...state, status: 'failed' } : state

/** The list has loaded with what was sent: applied or cleared, or modified when changed since. */
export function completeFilters(state: FilterState): FilterState {
  const next = { ...state, settled: state.sent }
  const status = state.status === 'submitted' ? restingStatus(next) : changedStatus(next)
  return { ...next, status }
}

/** Returns the parameters of an address with all that is selected. */
export const filterParamsOf = ({ models, chosen }: FilterState): FilterParams =>
  paramsOf(models, chosen)
