import type { ReactElement, ReactNode } from 'react'
import { useId, useMemo } from 'react'
import styles from './row-list.module.css'
import { drawnRows, type GroupPlace, placesOf, type RowSizes, type Screen } from './row-window.ts'
import { useRowList } from './use-row-list.ts'

/** Attributes that a row's button needs: its index in the whole list, and whether Tab reaches it. */
export interface RowPlace {
  readonly 'data-row': number
  readonly tabIndex: 0 | -1
}

/** Rows under one title; without a title the label names them for screen readers. */
export interface RowListGroup<Item> {
  readonly key: string
  readonly title?: string
  readonly label: string
  readonly items: readonly Item[]
}

interface RowListProps<Item extends { readonly id: string }> {
  readonly groups: readonly RowListGroup<Item>[]
  /** Scrolls to the top when this changes. */
  readonly resetBy: string
  readonly draw: (item: Item, place: RowPlace) => ReactElement
  /** Drawn below the rows. */
  readonly children?: ReactNode
}

interface GroupProps<Item extends { readonly id: string }> {
  readonly group: RowListGroup<Item>
  readonly place: GroupPlace
  readonly screen: Screen
  readonly sizes: RowSizes
  readonly tabStop: number
  readonly draw: RowListProps<Item>['draw']
}

function Group<Item extends { readonly id: string }>(props: GroupProps<Item>): ReactElement {
  const { group, place, screen, sizes, tabStop, draw } = props
  const { title, label, items } = group
  const id = useId()
  const { from, to } = drawnRows({ rows: items.length, titled: false }, place, screen, sizes)
  const named = title === undefined ? { 'aria-label': label } : { 'aria-labelledby': id }
  const space = {
    paddingBlockStart: from * sizes.row,
    paddingBlockEnd: (items.length - to) * sizes.row,
  }
  return (
    <div>
      {title === undefined ? null : (
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
      )}
      <ul {...named} className={styles.rows} style={space}>
        {items.slice(from, to).map((item, index) => {
          const row = place.first + from + index
          return (
            <li
              key={item.id}
              className={styles.item}
              style={{ blockSize: sizes.row }}
              aria-setsize={items.length}
              aria-posinset={from + index + 1}
            >
              {draw(item, { 'data-row': row, tabIndex: row === tabStop ? 0 : -1 })}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Returns the row that Tab reaches: the current row, or the first one drawn. */
function tabStopOf(
  current: number,
  drawn: readonly { readonly from: number; readonly to: number }[],
): number {
  const there = drawn.some(({ from, to }) => from <= current && current < to)
  return there ? current : (drawn.find(({ from, to }) => from < to)?.from ?? 0)
}

/** A list of any length; draws only the rows on the screen. */
export function RowList<Item extends { readonly id: string }>(
  props: RowListProps<Item>,
): ReactElement {
  const { groups, resetBy, draw, children } = props
  const counts = useMemo(
    () => groups.map(({ items, title }) => ({ rows: items.length, titled: title !== undefined })),
    [groups],
  )
  const { list, screen, sizes, current, ...handlers } = useRowList(counts, resetBy)
  const parts = placesOf(counts, sizes).flatMap((place, index) => {
    const [group, count] = [groups[index], counts[index]]
    if (group === undefined || count === undefined) return []
    const { from, to } = drawnRows(count, place, screen, sizes)
    return [{ group, place, from: place.first + from, to: place.first + to }]
  })
  const tabStop = tabStopOf(current, parts)
  return (
    <div ref={list} className={styles.list} data-row-list="" {...handlers}>
      {parts.map(({ group, place }) => (
        <Group key={group.key} {...{ group, place, screen, sizes, tabStop, draw }} />
      ))}
      {children}
    </div>
  )
}

/** Moves the focus from the search or the create row into the list, or to the create row without one. */
export function enterList(from: Element): void {
  const around = from.closest(':has([data-row-list])')
  const row =
    around?.querySelector('[data-row][tabindex="0"]') ?? around?.querySelector('[data-create-row]')
  if (row instanceof HTMLElement) row.focus()
}
