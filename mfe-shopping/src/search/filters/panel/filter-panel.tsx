import { limits } from '@tessera/contracts/limits'
import { plural } from '@tessera/contracts/messages'
import { timings } from '@tessera/contracts/timings'
import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import type { FilterName } from '../engine/filter-names.ts'
import {
  appliedFilters,
  clearFilters,
  type FilterState,
  withModels,
} from '../engine/filter-state.ts'
import { type FilteredSearch, feedAddress, scopeWith } from '../feed-address.ts'
import { useModels } from '../use-filters.ts'
import { counted, words } from '../words.ts'
import styles from './filter-panel.module.css'
import { FilterSections } from './filter-sections.tsx'
import { isMany, resultsOf } from './results-of.ts'
import { showSection } from './show-section.ts'

interface PanelProps {
  readonly search: FilteredSearch
  readonly state: FilterState
  readonly locale: string
  /** The filter to begin with. */
  readonly first: FilterName | undefined
  readonly onClose: () => void
  readonly onShow: (changed: FilterState) => void
}

/** Returns the search that a draft of the filters would make. */
function draftSearch(search: FilteredSearch, draft: FilterState): FilteredSearch {
  const [, query] = feedAddress(search, draft).split('?')
  return { scope: scopeWith(search, draft), query: new URLSearchParams(query) }
}

/** Returns a value once it has not changed for a moment. */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), timings.searchWithinRest)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

/** Holds a draft of the filters; its counts follow it. */
function useDraft({ search, state }: PanelProps) {
  const [draft, setDraft] = useState(state)
  const rested = useRested(draft)
  const asked = draftSearch(search, rested)
  const { models, isCurrent } = useModels(asked)
  if (models !== undefined && models !== draft.models && models.length > 0)
    setDraft(withModels(draft, models))
  return { draft, setDraft, isCurrent: isCurrent && rested.chosen === draft.chosen }
}

function showText(count: number, locale: string): string {
  if (count === 0) return words.none()
  return isMany(count)
    ? words.showMany({ count: limits.filterCountMax.toLocaleString(locale) })
    : plural(count, counted.show, locale)
}

/** All filters of a search in a modal: beside the results, and a sheet on a phone. */
export function FilterPanel(props: PanelProps): ReactElement {
  const { locale, first, onClose, onShow } = props
  const { draft, setDraft, isCurrent } = useDraft(props)
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (first !== undefined) showSection(body.current, first)
  }, [first])
  const hasApplied = Object.keys(appliedFilters(draft)).length > 0
  const results = showText(resultsOf(draft), locale)
  return (
    <Modal
      title={words.filters()}
      width={420}
      padded={false}
      sheet
      className={styles.panel ?? ''}
      onClose={onClose}
    >
      <div ref={body} className={styles.sections}>
        <FilterSections {...{ draft, locale }} onChange={setDraft} />
      </div>
      <div className={styles.foot}>
        <Button kind="quiet" disabled={!hasApplied} onClick={() => setDraft(clearFilters(draft))}>
          {words.clear()}
        </Button>
        <Button kind="primary" onClick={() => onShow(draft)}>
          {isCurrent ? results : words.show()}
        </Button>
        <VisuallyHidden>
          <p role="status">{isCurrent ? results : ''}</p>
        </VisuallyHidden>
      </div>
    </Modal>
  )
}
