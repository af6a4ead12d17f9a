import type { FilterModel, FilterOption } from '@tessera/contracts/entities/shopping-filter'
import { nameOf } from '../engine/filter-names.ts'
import type { FilterState } from '../engine/filter-state.ts'
import { isUnknown, optionValue } from '../engine/option-values.ts'
import { optionsOf } from '../engine/selections.ts'
import { optionLabel } from '../filter-labels.ts'

/** An option as the panel shows it. */
export interface ListedOption extends Pick<FilterOption, 'id' | 'count' | 'image_url'> {
  readonly label: string
  readonly value: string
  readonly isVerified: boolean
}

/** The scopes in the order of their tabs. */
const scopeOrder: readonly string[] = ['pins', 'buyable_pins']

const byScope = (one: ListedOption, other: ListedOption): number =>
  scopeOrder.indexOf(one.value) - scopeOrder.indexOf(other.value)

/**
 * Returns the options of a filter. Those that are selected but have no results come first; scopes
 * keep their order.
 */
export function listedOptions(
  model: FilterModel,
  { chosen, models }: FilterState,
): readonly ListedOption[] {
  const name = nameOf(model)
  const gone = optionsOf(chosen[name]).filter(isUnknown)
  const label = (id: string) => optionLabel(models, name, id)
  const options = [
    ...gone.map((id): ListedOption => {
      const value = optionValue(model, id)
      return { id, count: 0, image_url: '', label: label(id), value, isVerified: false }
    }),
    ...model.filter_options.map(
      ({ id, count, image_url, string_value: value, is_verified: isVerified }): ListedOption => ({
        id,
        count,
        image_url,
        value,
        isVerified,
        label: label(id),
      }),
    ),
  ]
  return name === 'scope' ? options.toSorted(byScope) : options
}

/** Returns the options whose label has a text, in any case and with or without accents. */
export function optionsWith(
  options: readonly ListedOption[],
  typed: string,
): readonly ListedOption[] {
  const folded = fold(typed.trim())
  return options.filter(({ label }) => fold(label).includes(folded))
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
