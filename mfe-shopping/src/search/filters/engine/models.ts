import { type FilterModel, FilterModels } from '@tessera/contracts/entities/shopping-filter'
import { filterValue } from '@tessera/contracts/filter-params'
import { z } from '@tessera/contracts/schema'
import { isSwitch, nameOf } from './filter-names.ts'
import { isUnknown } from './option-values.ts'

/** The options that a filter can use: two bounds of a price, one of a switch. */
const usedOptions = (model: FilterModel): number => {
  const name = nameOf(model)
  return name === 'price' ? 2 : isSwitch(name) ? 1 : model.filter_options.length
}

function isUsable(model: FilterModel): boolean {
  const { filter_options: options } = model
  const ids = new Set(options.map(({ id }) => id))
  const isWritable = options.every(({ string_value: value }) => filterValue(value) === value)
  if (nameOf(model) !== 'price' && !isWritable) return false
  return options.length > 0 && ids.size === options.length && ![...ids].some(isUnknown)
}

/**
 * Parses the filters of a list. Drops malformed ones: those whose options lack a picture, a numeric
 * or string value, a verified flag or a unit; also those without options or with
 * values that no address can hold, and a second one for the same parameter.
 */
export function modelsIn(answer: unknown): readonly FilterModel[] {
  const parsed = z.safeParse(FilterModels, answer)
  const models = parsed.success ? parsed.data.flatMap((model) => model ?? []) : []
  const seen = new Set<string>()
  return models.filter(isUsable).flatMap((model) => {
    const name = nameOf(model)
    if (seen.has(name)) return []
    seen.add(name)
    return [{ ...model, filter_options: model.filter_options.slice(0, usedOptions(model)) }]
  })
}

/** Returns the model of a filter, if the list has one. */
export const modelNamed = (models: readonly FilterModel[], name: string): FilterModel | undefined =>
  models.find((model) => nameOf(model) === name)
