import { useTyped } from '@tessera/module/use-typed'
import { Chip, ChipRow } from '@tessera/ui/chip'
import { SearchField } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import { toggledIn } from '../view/report-view.ts'
import { words } from '../view/words.ts'
import styles from './controls.module.css'

/** A choice that narrows a report. */
export interface FilterChip {
  readonly id: string
  readonly label: string
  readonly isChosen: boolean
  toggle(): void
}

/** Returns the chips of a filter, one for each of its values; without a chosen one it filters nothing. */
export const filterChips = <Value extends string>(
  values: readonly Value[],
  chosen: readonly Value[] | undefined,
  {
    label,
    choose,
  }: {
    readonly label: (value: Value) => string
    readonly choose: (chosen: Value[] | undefined) => void
  },
): readonly FilterChip[] =>
  values.map((value) => ({
    id: value,
    label: label(value),
    isChosen: chosen?.includes(value) ?? false,
    toggle: () => choose(toggledIn(chosen, value)),
  }))

interface SearchFiltersProps {
  readonly label: string
  readonly search: string | undefined
  readonly onSearch: (search: string | undefined) => void
  readonly chips: readonly FilterChip[]
}

/** Narrows a report to a part of the words of its rows, and to chosen values. */
export function SearchFilters(props: SearchFiltersProps): ReactElement {
  const { label, search, onSearch, chips } = props
  const [text, type] = useTyped(search ?? '', (typed) => onSearch(typed === '' ? undefined : typed))
  return (
    <div className={styles.filters}>
      <SearchField
        label={label}
        value={text}
        onChange={type}
        className={styles.search}
        maxLength={100}
      />
      {chips.length === 0 ? null : (
        <ChipRow label={words.filters()}>
          {chips.map(({ id, label: name, isChosen, toggle }) => (
            <Chip key={id} pressed={isChosen} onClick={toggle}>
              {name}
            </Chip>
          ))}
        </ChipRow>
      )}
    </div>
  )
}
