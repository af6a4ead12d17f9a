import { SearchField } from '@tessera/ui/field'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { type KeyboardEvent, type ReactElement, type ReactNode, useCallback } from 'react'
import styles from './chooser.module.css'
import { ChooserRow, CreateRow, type RowContent } from './chooser-row.tsx'
import { enterList, RowList, type RowListGroup, type RowPlace } from './row-list.tsx'
import { words } from './words.ts'

/** The action of choosing a place. */
export interface Purpose {
  /** Names the press of a row for screen readers: 'Save to Kitchen'. */
  readonly action: (name: string) => string
  /** Text of the button that a row shows on hover and focus. */
  readonly button?: string
}

/** The text of the search field, which the owner keeps. */
export interface Search {
  readonly text: string
  readonly onSearch: (text: string) => void
}

/** Creating a place with the name that was searched for. */
export interface Creating {
  readonly onCreate: (name: string) => void
  /** True while the service creates the place. */
  readonly busy: boolean
  /** The service's message about a name, shown while the search holds that name. */
  readonly refusal: { readonly name: string; readonly message: string } | null
}

interface ChooserProps<Item extends { readonly id: string }> {
  readonly groups: readonly RowListGroup<Item>[]
  readonly contentOf: (item: Item) => RowContent
  readonly purpose: Purpose
  /** Id of the item whose choice is pending. */
  readonly pending: string | null
  readonly onChoose: (item: Item) => void
  readonly search: Search & { readonly label: string; readonly none: string }
  /** The name that the search can create, with the kind of place that it becomes. */
  readonly create?:
    | (Creating & { readonly name: string | null; readonly detail: string })
    | undefined
  /** The button below the list, which opens the full form. */
  readonly foot?: { readonly label: string; readonly onOpen: () => void } | undefined
  /** Scrolls to the top when this changes. */
  readonly resetBy: string
  readonly children?: ReactNode
}

/** Leads from the search or the create row into the list below them. */
function goDown(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown') return
  event.preventDefault()
  enterList(event.currentTarget)
}

type CreateProps = NonNullable<ChooserProps<never>['create']> & {
  readonly locked: boolean
  readonly search: string
}

function Create({ name, detail, busy, refusal, onCreate, locked, search }: CreateProps) {
  const refused = refusal !== null && refusal.name === search.trim()
  return (
    <>
      {name === null ? null : (
        <div className={styles.new}>
          <CreateRow
            title={words.create({ name })}
            {...{ detail, busy, locked }}
            onCreate={() => onCreate(name)}
            onKeyDown={goDown}
          />
        </div>
      )}
      {refused ? (
        <p role="alert" className={styles.refusal}>
          {refusal.message}
        </p>
      ) : null}
    </>
  )
}

/** Places to choose among: a search, the name to create, rows, and a button below them. */
export function Chooser<Item extends { readonly id: string }>(
  props: ChooserProps<Item>,
): ReactElement {
  const { groups, contentOf, purpose, pending, onChoose, search, create, foot } = props
  const locked = pending !== null || create?.busy === true
  const { action, button } = purpose
  const draw = useCallback(
    (item: Item, place: RowPlace) => {
      const content = contentOf(item)
      return (
        <ChooserRow
          {...{ content, place, button, locked }}
          action={action(content.name)}
          busy={pending === item.id}
          onChoose={() => onChoose(item)}
        />
      )
    },
    [contentOf, action, button, pending, locked, onChoose],
  )
  const isEmpty = groups.every(({ items }) => items.length === 0)
  return (
    <>
      <div className={styles.search}>
        <SearchField
          label={search.label}
          value={search.text}
          onChange={search.onSearch}
          onKeyDown={goDown}
        />
      </div>
      {create === undefined ? null : <Create {...create} locked={locked} search={search.text} />}
      <RowList groups={groups} resetBy={props.resetBy} draw={draw}>
        <p role="status" className={styles.none}>
          {isEmpty && search.text.trim() !== '' ? search.none : ''}
        </p>
        {props.children}
      </RowList>
      {foot === undefined ? null : (
        <button type="button" className={styles.foot} disabled={locked} onClick={foot.onOpen}>
          <span className={styles.plus}>
            <Icon shape={icons.plus} />
          </span>
          {foot.label}
        </button>
      )}
    </>
  )
}
