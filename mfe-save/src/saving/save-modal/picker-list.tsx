import { measures } from '@tessera/contracts/limits'
import type { ReactElement, ReactNode } from 'react'
import { useId, useMemo } from 'react'
import styles from './picker-list.module.css'
import { drawnRows, type GroupPlace, placesOf, type Screen } from './row-window.ts'
import { useRowList } from './use-row-list.ts'

/** How a row takes its place among the others: its number, and whether Tab leads to it. */
export interface RowPlace {
  readonly 'data-row': number
  readonly tabIndex: 0 | -1
}

/** Rows that belong together, with the title above them or, without one, what they are called. */
export interface PickerGroup<Item> {
  readonly key: string
  readonly title?: string
  readonly label: string
  readonly items: readonly Item[]
}

interface PickerListProps<Item extends { readonly id: string }> {
  readonly groups: readonly PickerGroup<Item>[]
  /** With another value the list begins at its top again. */
  readonly resetBy: string
  readonly draw: (item: Item, place: RowPlace) => ReactElement
  /** What stands below the rows. */
  readonly children?: ReactNode
}

interface GroupProps<Item extends { readonly id: string }> {
  readonly group: PickerGroup<Item>
  readonly place: GroupPlace
  readonly screen: Screen
  readonly tabStop: number
  readonly draw: PickerListProps<Item>['draw']
}

function Group<Item extends { readonly id: string }>(props: GroupProps<Item>): ReactElement {
  const { group, place, screen, tabStop, draw } = props
  const { title, label, items } = group
  const id = useId()
  const { from, to } = drawnRows({ rows: items.length, titled: false }, place, screen)
  const named = title === undefined ? { 'aria-label': label } : { 'aria-labelledby': id }
  const space = {
    paddingBlockStart: from * measures.boardRow,
    paddingBlockEnd: (items.length - to) * measures.boardRow,
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
              style={{ blockSize: measures.boardRow }}
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

/** Where Tab leads: to the row that was last gone to, or to the first that is there. */
function tabStopOf(
  current: number,
  drawn: readonly { readonly from: number; readonly to: number }[],
): number {
  const there = drawn.some(({ from, to }) => from <= current && current < to)
  return there ? current : (drawn.find(({ from, to }) => from < to)?.from ?? 0)
}

/** Rows to choose from, as many as there may be; only those on the screen are there. */
export function PickerList<Item extends { readonly id: string }>(
  props: PickerListProps<Item>,
): ReactElement {
  const { groups, resetBy, draw, children } = props
  const sizes = useMemo(
    () => groups.map(({ items, title }) => ({ rows: items.length, titled: title !== undefined })),
    [groups],
  )
  const { list, screen, current, ...handlers } = useRowList(sizes, resetBy)
  const parts = placesOf(sizes).flatMap((place, index) => {
    const [group, size] = [groups[index], sizes[index]]
    if (group === undefined || size === undefined) return []
    const { from, to } = drawnRows(size, place, screen)
    return [{ group, place, from: place.first + from, to: place.first + to }]
  })
  const tabStop = tabStopOf(current, parts)
  return (
    <div ref={list} className={styles.list} data-picker-list="" {...handlers}>
      {parts.map(({ group, place }) => (
        <Group key={group.key} {...{ group, place, screen, tabStop, draw }} />
      ))}
      {children}
    </div>
  )
}

/** Leads from what stands above a list into it. */
export function enterList(from: Element): void {
  const list = from.closest(':has([data-picker-list])')?.querySelector('[data-picker-list]')
  const row = list?.querySelector('[data-row][tabindex="0"]')
  if (row instanceof HTMLElement) row.focus()
}
