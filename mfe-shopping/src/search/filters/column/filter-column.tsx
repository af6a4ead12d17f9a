import { limits } from '@tessera/contracts/limits'
import { plural } from '@tessera/contracts/messages'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { Skeleton } from '@tessera/ui/skeleton'
import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react'
import type { FilterName } from '../engine/filter-names.ts'
import { appliedFilters, clearFilters, type FilterState } from '../engine/filter-state.ts'
import { FilterSections } from '../panel/filter-sections.tsx'
import { isMany, resultsOf } from '../panel/results-of.ts'
import { showSection } from '../panel/show-section.ts'
import { counted, words } from '../words.ts'
import styles from './filter-column.module.css'
import { useLiveFilters } from './use-live-filters.ts'

interface ColumnProps {
  readonly state: FilterState
  readonly locale: string
  /** True when the counts belong to the filters that are selected. */
  readonly isCurrent: boolean
  /** The filter to begin with; undefined when nobody has just opened the column. */
  readonly opened: { readonly name: FilterName | undefined } | undefined
  readonly onClose: () => void
  readonly onSubmit: (changed: FilterState) => void
}

function foundText(count: number, locale: string): string {
  if (count === 0) return words.none()
  return isMany(count)
    ? words.foundMany({ count: limits.filterCountMax.toLocaleString(locale) })
    : plural(count, counted.found, locale)
}

/** Stands for the filters of a column that was left open, until they have loaded. */
function Waiting(): ReactElement {
  return (
    <div role="status" aria-label={words.loading()} className={styles.waiting}>
      <Skeleton height={40} radius="var(--r-m)" />
      <Skeleton height={120} radius="var(--r-m)" />
      <Skeleton height={160} radius="var(--r-m)" />
    </div>
  )
}

/** Moves the focus to the filter that the column was opened for, or to its heading. */
function useOpened({ opened }: Pick<ColumnProps, 'opened'>) {
  const body = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (opened === undefined) return
    const isShown = opened.name !== undefined && showSection(body.current, opened.name)
    if (!isShown) heading.current?.focus({ preventScroll: true })
  }, [opened])
  return { body, heading }
}

/** All filters of a search in a column beside the results: each change applies at once. */
export function FilterColumn(props: ColumnProps): ReactElement {
  const { state, locale, isCurrent, onClose, onSubmit } = props
  const { draft, change, settle } = useLiveFilters(state, onSubmit)
  const { body, heading } = useOpened(props)
  const close = () => {
    settle()
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    close()
  }
  const hasApplied = Object.keys(appliedFilters(draft)).length > 0
  const isWaiting = !isCurrent && state.models.length === 0
  return (
    <div className={styles.track} data-filter-column="">
      <aside aria-label={words.filters()} className={styles.column} onKeyDown={onKeyDown}>
        <div className={styles.head}>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {words.filters()}
          </h2>
          <Button kind="plain" size="small" square aria-label={words.close()} onClick={close}>
            <Icon shape={icons.close} />
          </Button>
        </div>
        <div ref={body} className={styles.sections}>
          {isWaiting ? <Waiting /> : <FilterSections {...{ draft, locale }} onChange={change} />}
        </div>
        <div className={styles.foot}>
          <p role="status" data-old={isCurrent ? undefined : ''} className={styles.found}>
            {isWaiting ? '' : foundText(resultsOf(state), locale)}
          </p>
          <Button kind="quiet" disabled={!hasApplied} onClick={() => change(clearFilters(draft))}>
            {words.clear()}
          </Button>
        </div>
      </aside>
    </div>
  )
}
