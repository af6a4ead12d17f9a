import type { FilterModel, FilterOption } from '@tessera/contracts/entities/shopping-filter'
import { nameOf } from '../engine/filter-names.ts'
import type { FilterState } from '../engine/filter-state.ts'
import { isUnknown } from '../engine/option-values.ts'
import { optionsOf } from '../engine/selections.ts'
import { optionLabel } from '../filter-labels.ts'

/** An option as the panel shows it. */
export interface ListedOption extends Pick<FilterOption, 'id' | 'count' | 'image_url'> {
  readonly label: string
  readonly value: string
  readonly isVerified: boolean
}

/** Returns the options of a filter; those that are selected but have no results come first. */
export function listedOptions(model: FilterModel, { chosen, models }: FilterState) {
  const name = nameOf(model)
  const gone = optionsOf(chosen[name]).filter(isUnknown)
  const label = (id: string) => optionLabel(models, name, id)
  return [
    ...gone.map((id): ListedOption => {
      const text = label(id)
      return { id, count: 0, image_url: '', label: text, value: text, isVerified: false }
    }),
    ...model.filter_options.map(
      ({ id, count, image_url, string_value: value, is_verified: isVerified }): ListedOption => ({
        ...{ id, count, image_url, value, isVerified },
        label: label(id),
      }),
    ),
  ]
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
