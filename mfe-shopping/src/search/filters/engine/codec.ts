import type { FilterModel } from '@tessera/contracts/entities/shopping-filter'
import { type FilterParams, inStock, noFilterParams } from '@tessera/contracts/filter-params'
import { type FilterName, isList, isSwitch } from './filter-names.ts'
import { modelNamed } from './models.ts'
import { optionIdOf, optionValue } from './option-values.ts'
import {
  type AppliedFilter,
  type ChangeLocation,
  narrows,
  optionsOf,
  type Selections,
} from './selections.ts'

/** The values that an address has for each filter but the price. */
const valuesIn = (params: FilterParams): readonly (readonly [FilterName, readonly string[]])[] => [
  ['scope', params.scope === undefined ? [] : [params.scope]],
  ['brands', params.brands],
  ['brandValue', params.brandValue === undefined ? [] : [params.brandValue]],
  ['colors', params.colors],
  ['onSale', params.onSale ? ['true'] : []],
  ['availability', params.availability === undefined ? [] : [params.availability]],
  ['style', params.style === undefined ? [] : [params.style]],
  ['domains', params.domains],
]

function priceOf(params: FilterParams, at: Pick<AppliedFilter, 'id' | 'lastChangedLocation'>) {
  const { priceMin: min, priceMax: max, priceUnit: unit } = params
  if (min === undefined || max === undefined) return {}
  return { price: { kind: 'range' as const, min, max, unit, ...at } }
}

/**
 * Returns what the parameters of an address select. A value that no option has is kept: it may be one
 * that the results no longer have.
 */
export function selectionsIn(
  models: readonly FilterModel[],
  params: FilterParams,
  lastChangedLocation: ChangeLocation = 'url',
): Selections {
  const at = (name: FilterName) => ({
    id: modelNamed(models, name)?.id ?? name,
    lastChangedLocation,
  })
  const chosen = valuesIn(params).flatMap(([name, values]) => {
    const model = modelNamed(models, name)
    const ids = [...new Set(values.map((value) => idOf(name, model, value)))]
    const [first] = ids
    if (first === undefined) return []
    const applied: AppliedFilter = isList(name)
      ? { kind: 'multi', selectedOptionIds: ids, ...at(name) }
      : { kind: 'single', selectedOptionId: first, ...at(name) }
    return [[name, applied] as const]
  })
  return { ...Object.fromEntries(chosen), ...priceOf(params, at('price')) }
}

/** A switch has one option, however the service names its value. */
const idOf = (name: FilterName, model: FilterModel | undefined, value: string): string =>
  (isSwitch(name) ? model?.filter_options[0]?.id : undefined) ?? optionIdOf(model, value)

/** Returns what is selected as the parameters of an address. */
export function paramsOf(models: readonly FilterModel[], selections: Selections): FilterParams {
  const values = (name: FilterName) =>
    optionsOf(selections[name]).map((id) => optionValue(modelNamed(models, name), id))
  const { price } = selections
  const isPriced = price?.kind === 'range' && narrows(models, 'price', price)
  return {
    ...noFilterParams,
    brands: values('brands'),
    brandValue: values('brandValue')[0],
    colors: values('colors'),
    domains: values('domains'),
    onSale: selections.onSale !== undefined,
    availability: selections.availability === undefined ? undefined : inStock,
    style: values('style')[0],
    scope: values('scope')[0],
    ...(isPriced ? { priceMin: price.min, priceMax: price.max, priceUnit: price.unit } : {}),
  }
}
