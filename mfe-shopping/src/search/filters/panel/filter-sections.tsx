import type { ReactElement } from 'react'
import { nameOf } from '../engine/filter-names.ts'
import { type FilterState, shownModels } from '../engine/filter-state.ts'
import { titleOf } from '../words.ts'
import { FilterSection } from './filter-section.tsx'
import styles from './filter-sections.module.css'

/** All filters of a search, one below the other. */
export function FilterSections(props: {
  readonly draft: FilterState
  readonly locale: string
  readonly onChange: (changed: FilterState) => void
}): ReactElement {
  const { draft } = props
  return (
    <>
      {shownModels(draft).map((model) => (
        <fieldset key={model.id} data-filter={nameOf(model)} className={styles.section}>
          <legend className={styles.legend}>{titleOf(nameOf(model))}</legend>
          <FilterSection {...props} model={model} />
        </fieldset>
      ))}
    </>
  )
}
