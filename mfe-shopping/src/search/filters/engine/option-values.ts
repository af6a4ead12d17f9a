import type { FilterModel, FilterOption } from '@tessera/contracts/entities/shopping-filter'

const unknownPrefix = 'value:'

/** True for the id of a value that no option of the model has. */
export const isUnknown = (id: string): boolean => id.startsWith(unknownPrefix)

/** Returns the option that has a value; the case of letters does not matter. */
function optionWith(model: FilterModel | undefined, value: string): FilterOption | undefined {
  const options = model?.filter_options ?? []
  return (
    options.find((option) => option.string_value === value) ??
    options.find((option) => option.string_value.toLowerCase() === value.toLowerCase())
  )
}

/** Returns the id of the option with a value; a value without an option has an id of its own. */
export const optionIdOf = (model: FilterModel | undefined, value: string): string =>
  optionWith(model, value)?.id ?? `${unknownPrefix}${value}`

/** Returns the value of an option in an address. */
export function optionValue(model: FilterModel | undefined, id: string): string {
  if (isUnknown(id)) return id.slice(unknownPrefix.length)
  return model?.filter_options.find((option) => option.id === id)?.string_value ?? id
}
