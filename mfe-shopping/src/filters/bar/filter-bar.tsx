import type { FilterParams } from '@tessera/contracts/filter-params'
import { plural } from '@tessera/contracts/messages'
import { Chip, ChipRow } from '@tessera/ui/chip'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import { type ReactElement, useState } from 'react'
import { selectionsIn } from '../engine/codec.ts'
import { type FilterName, nameOf } from '../engine/filter-names.ts'
import {
  appliedFilters,
  clearFilter,
  clearFilters,
  type FilterState,
  selectParams,
  shownModels,
  toggleOption,
} from '../engine/filter-state.ts'
import { modelNamed } from '../engine/models.ts'
import { optionsOf } from '../engine/selections.ts'
import { type AppliedLabel, appliedLabels } from '../filter-labels.ts'
import { FilterPanel } from '../panel/filter-panel.tsx'
import { type FilteredSearch, useFilters } from '../use-filters.ts'
import { counted, titleOf, words } from '../words.ts'
import styles from './filter-bar.module.css'

/** Switches that a press in the bar changes at once. */
const atOnce: readonly FilterName[] = ['onSale', 'scope']

interface RowProps {
  readonly state: FilterState
  readonly labels: readonly AppliedLabel[]
  readonly lastUsed: { readonly params: FilterParams; readonly label: string } | undefined
  readonly onOpen: (name: FilterName | undefined) => void
  readonly onChange: (changed: FilterState) => void
}

/** A switch to the products among all pins, and one to those on sale. */
function Switches({ state, onChange }: Pick<RowProps, 'state' | 'onChange'>): ReactElement {
  const sale = modelNamed(shownModels(state), 'onSale')?.filter_options[0]
  const products = modelNamed(state.models, 'scope')?.filter_options.find(
    ({ search_type: scope }) => scope === 'buyable_pins',
  )
  const isAmongPins = !optionsOf(state.chosen.scope).includes(products?.id ?? '')
  return (
    <>
      {products === undefined || !isAmongPins ? null : (
        <Chip onClick={() => onChange(toggleOption(state, 'scope', products.id, 'bar'))}>
          {words.productsOnly()} <span className={styles.count}>{products.count}</span>
        </Chip>
      )}
      {sale === undefined ? null : (
        <Chip
          pressed={optionsOf(state.chosen.onSale).includes(sale.id)}
          onClick={() => onChange(toggleOption(state, 'onSale', sale.id, 'bar'))}
        >
          {words.onSale()} <span className={styles.count}>{sale.count}</span>
        </Chip>
      )}
    </>
  )
}

function FilterRow({ state, labels, lastUsed, onOpen, onChange }: RowProps): ReactElement {
  const names = shownModels(state).map(nameOf)
  return (
    <ChipRow label={words.filters()}>
      {names.length === 0 ? null : (
        <Chip aria-haspopup="dialog" onClick={() => onOpen(undefined)}>
          <Icon shape={icons.sliders} size={20} />
          {words.open()}{' '}
          {labels.length === 0 ? null : <span className={styles.badge}>{labels.length}</span>}
        </Chip>
      )}
      <Switches state={state} onChange={onChange} />
      {lastUsed === undefined ? null : (
        <Chip
          className={styles.lastUsed ?? ''}
          onClick={() => onChange(selectParams(state, lastUsed.params, 'last_used'))}
        >
          <bdi>{words.lastUsed({ filters: lastUsed.label })}</bdi>
        </Chip>
      )}
      {names
        .filter((name) => !atOnce.includes(name))
        .map((name) => (
          <Chip key={name} aria-haspopup="dialog" onClick={() => onOpen(name)}>
            {titleOf(name)}
            <Icon shape={icons.down} size={16} />
          </Chip>
        ))}
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
  const without = ({ name, optionId }: AppliedLabel) =>
    optionId === null ? clearFilter(state, name) : toggleOption(state, name, optionId, 'bar')
  return (
    <div className={styles.applied}>
      <ChipRow label={words.applied()}>
        {labels.map((each) => (
          <Chip
            key={`${each.name} ${each.optionId}`}
            removable
            className={styles.chosen ?? ''}
            aria-label={words.remove({ filter: each.label })}
            onClick={() => onChange(without(each))}
          >
            <bdi>{each.label}</bdi>
          </Chip>
        ))}
        <Chip onClick={() => onChange(clearFilters(state))}>{words.clear()}</Chip>
      </ChipRow>
    </div>
  )
}

/** The filters of a search: what can be chosen, what is applied, and the panel with all of them. */
export function FilterBar({ search }: { readonly search: FilteredSearch }): ReactElement {
  const { state, isFailed, locale, lastUsed, submit } = useFilters(search)
  const [opened, setOpened] = useState<{ readonly name: FilterName | undefined } | null>(null)
  const { models } = state
  const labels = appliedLabels(models, appliedFilters(state), locale)
  const used = lastUsed && appliedLabels(models, selectionsIn(models, lastUsed), locale)
  const offered =
    lastUsed === undefined || used === undefined || used.length === 0 || models.length === 0
      ? undefined
      : { params: lastUsed, label: used.map(({ label }) => label).join(', ') }
  return (
    <div className={styles.bar} data-status={state.status}>
      {isFailed ? null : (
        <FilterRow
          {...{ state, labels, lastUsed: offered }}
          onOpen={(name) => setOpened({ name })}
          onChange={submit}
        />
      )}
      <AppliedRow {...{ state, labels }} onChange={submit} />
      <VisuallyHidden>
        <p role="status">
          {state.status === 'applied' ? plural(labels.length, counted.applied, locale) : ''}
        </p>
      </VisuallyHidden>
      {opened === null ? null : (
        <FilterPanel
          {...{ search, state, locale, first: opened.name }}
          onClose={() => setOpened(null)}
          onShow={(changed) => {
            setOpened(null)
            submit(changed)
          }}
        />
      )}
    </div>
  )
}
