import type { FilterModel } from '@tessera/contracts/entities/shopping-filter'
import { type FilterName, nameOf } from './filter-names.ts'
import { optionsOf, type Selections } from './selections.ts'

/** Returns the ids of the filters that the selected options of a filter hide. */
function hidesOf(model: FilterModel, selections: Selections): readonly string[] {
  const selected = optionsOf(selections[nameOf(model)])
  return model.filter_options
    .filter(({ id }) => selected.includes(id))
    .flatMap(({ rules }) => rules.map(({ hides }) => hides))
    .filter((id) => id !== model.id)
}

/**
 * Returns the filters that rules hide. A hidden filter's own rules don't count. Filters are read in
 * order, so that of two which hide each other the first stays.
 */
export function hiddenFilters(
  models: readonly FilterModel[],
  selections: Selections,
): ReadonlySet<FilterName> {
  const hidden = new Set<string>()
  const hiding = new Set<string>()
  for (const model of models) {
    if (hidden.has(model.id)) continue
    const hides = hidesOf(model, selections).filter((id) => !hiding.has(id))
    if (hides.length > 0) hiding.add(model.id)
    for (const id of hides) hidden.add(id)
  }
  return new Set(models.filter(({ id }) => hidden.has(id)).map(nameOf))
}
