import type { FilterParams } from '@tessera/contracts/filter-params'
import { plural } from '@tessera/contracts/messages'
import { Chip, ChipRow } from '@tessera/ui/chip'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { isPlainClick } from '@tessera/ui/plain-click'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import type { ReactElement } from 'react'
import { FilterColumn } from '../column/filter-column.tsx'
import { selectionsIn } from '../engine/codec.ts'
import { nameOf } from '../engine/filter-names.ts'
import {
  appliedFilters,
  clearFilters,
  type FilterState,
  selectParams,
  shownModels,
} from '../engine/filter-state.ts'
import type { FilteredSearch } from '../feed-address.ts'
import { type AppliedLabel, appliedLabels } from '../filter-labels.ts'
import { FilterPanel } from '../panel/filter-panel.tsx'
import { withoutOption } from '../use-applied-links.ts'
import { useFilters } from '../use-filters.ts'
import { counted, titleOf, words } from '../words.ts'
import styles from './filter-bar.module.css'
import { type FilterModule, filterModuleOf, switches } from './filter-module.ts'
import { type FilterPlace, useFilterPlace } from './use-filter-place.ts'

interface RowProps {
  readonly state: FilterState
  readonly module: FilterModule
  readonly labels: readonly AppliedLabel[]
  readonly lastUsed: { readonly params: FilterParams; readonly label: string } | undefined
  readonly panel: FilterPlace
  readonly onChange: (changed: FilterState) => void
}

/**
 * The filters of the module: a press changes one at once. With a key that opens links in a new tab, the
 * results open there.
 */
function Switches({ module, onChange }: Pick<RowProps, 'module' | 'onChange'>): ReactElement {
  return (
    <>
      {module.action.filters.map(({ id, isSelected, displayText, count, feedUrl, changed }) => (
        <Chip
          key={id}
          {...(id.startsWith('scope') ? {} : { pressed: isSelected })}
          onClick={(event) =>
            isPlainClick(event) ? onChange(changed) : window.open(feedUrl, '_blank', 'noopener')
          }
        >
          {displayText} <span className={styles.count}>{count}</span>
        </Chip>
      ))}
    </>
  )
}

/** Opens all filters; beside the results they are closed by it too. */
function OpenChip({ labels, panel }: Pick<RowProps, 'labels' | 'panel'>): ReactElement {
  const says = panel.isColumn
    ? { 'aria-expanded': panel.isOpen }
    : { 'aria-haspopup': 'dialog' as const }
  return (
    <Chip {...says} ref={panel.opener} onClick={() => panel.toggle()}>
      <Icon shape={icons.sliders} size={20} />
      {words.open()}{' '}
      {labels.length === 0 ? null : <span className={styles.badge}>{labels.length}</span>}
    </Chip>
  )
}

/** Chips that open one filter each; an open column shows them all. */
function OneChips({ state, panel }: Pick<RowProps, 'state' | 'panel'>): ReactElement | null {
  if (panel.isColumn && panel.isOpen) return null
  const names = shownModels(state).map(nameOf)
  return (
    <>
      {names
        .filter((name) => name !== 'scope' && !switches.includes(name))
        .map((name) => (
          <Chip
            key={name}
            aria-haspopup={panel.isColumn ? undefined : 'dialog'}
            onClick={() => panel.open(name)}
          >
            {titleOf(name)}
            <Icon shape={icons.down} size={16} />
          </Chip>
        ))}
    </>
  )
}

function FilterRow({ state, module, labels, lastUsed, panel, onChange }: RowProps): ReactElement {
  return (
    <ChipRow label={words.filters()}>
      {shownModels(state).length === 0 ? null : <OpenChip {...{ labels, panel }} />}
      <Switches {...{ module, onChange }} />
      {lastUsed === undefined ? null : (
        <Chip
          className={styles.lastUsed ?? ''}
          onClick={() => onChange(selectParams(state, lastUsed.params, 'last_used'))}
        >
          <bdi>{words.lastUsed({ filters: lastUsed.label })}</bdi>
        </Chip>
      )}
      <OneChips {...{ state, panel }} />
    </ChipRow>
  )
}

function AppliedRow(props: {
  readonly state: FilterState
  readonly labels: readonly AppliedLabel[]
  readonly onChange: (changed: FilterState) => void
}): ReactElement | null {
  const { state, labels, onChange } = props
  if (labels.length === 0) return null
  return (
    <div className={styles.applied}>
      <ChipRow label={words.applied()}>
        {labels.map((each) => (
          <Chip
            key={`${each.name} ${each.optionId}`}
            removable
            className={styles.chosen ?? ''}
            aria-label={words.remove({ filter: each.label })}
            onClick={() => onChange(withoutOption(state, each))}
          >
            <bdi>{each.label}</bdi>
          </Chip>
        ))}
        <Chip onClick={() => onChange(clearFilters(state))}>{words.clear()}</Chip>
      </ChipRow>
    </div>
  )
}

/** Returns the filters used last, where the search still has some of them. */
function offeredAgain({ state, locale, lastUsed }: ReturnType<typeof useFilters>) {
  const { models } = state
  if (lastUsed === undefined || models.length === 0) return undefined
  const used = appliedLabels(models, selectionsIn(models, lastUsed), locale)
  if (used.length === 0) return undefined
  return { params: lastUsed, label: used.map(({ label }) => label).join(', ') }
}

/** The panel with all filters: a column on a wide page, which stays open, and a modal elsewhere. */
function Panel(props: {
  readonly search: FilteredSearch
  readonly filters: ReturnType<typeof useFilters>
  readonly panel: FilterPlace
}): ReactElement | null {
  const { search, panel } = props
  const { state, locale, isCurrent, submit } = props.filters
  if (!panel.isOpen || props.filters.isFailed) return null
  if (panel.isColumn)
    return (
      <FilterColumn
        {...{ state, locale, isCurrent, opened: panel.opened }}
        onClose={panel.close}
        onSubmit={submit}
      />
    )
  return (
    <FilterPanel
      {...{ search, state, locale, first: panel.opened?.name }}
      onClose={panel.close}
      onShow={(changed) => {
        panel.close()
        submit(changed)
      }}
    />
  )
}

/** The filters of a search: what can be chosen, what is applied, and the panel with all of them. */
export function FilterBar({ search }: { readonly search: FilteredSearch }): ReactElement {
  const filters = useFilters(search)
  const panel = useFilterPlace()
  const { state, isFailed, locale, submit } = filters
  const labels = appliedLabels(state.models, appliedFilters(state), locale)
  const module = filterModuleOf(search, state)
  return (
    <div className={styles.bar} data-module={module.moduleType} data-status={state.status}>
      {isFailed ? null : (
        <FilterRow
          {...{ state, module, labels, panel, lastUsed: offeredAgain(filters) }}
          onChange={submit}
        />
      )}
      <AppliedRow {...{ state, labels }} onChange={submit} />
      <VisuallyHidden>
        <p role="status">
          {state.status === 'applied' ? plural(labels.length, counted.applied, locale) : ''}
        </p>
      </VisuallyHidden>
      <Panel {...{ search, filters, panel }} />
    </div>
  )
}
