import type { FilterModel } from '@tessera/contracts/entities/shopping-filter'
import type { FilterState } from '../engine/filter-state.ts'

/** The props of each part of the panel. */
export interface SectionProps {
  readonly model: FilterModel
  readonly draft: FilterState
  readonly locale: string
  readonly onChange: (changed: FilterState) => void
}
