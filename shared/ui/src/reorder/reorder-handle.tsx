import type { ReactElement } from 'react'
import styles from './reorder-handle.module.css'
import type { Reorder, ReorderItem } from './use-reorder.ts'

const dots = [6, 12, 18].flatMap((y) => [
  [9, y],
  [15, y],
])

/** Says what a press does: pick the item up, or drop the held item in its place. */
function labelsOf({ id, name }: ReorderItem, { held, order, words, heldName }: Reorder) {
  return held === null || held.id === id
    ? { 'aria-label': words.handle({ name }), title: words.handleHint() }
    : { 'aria-label': words.dropHere({ name: heldName, place: order.indexOf(id) + 1 }) }
}

/** The button that drags an item, or picks it up with the keyboard. */
export function ReorderHandle({
  item,
  reorder,
  tabIndex,
}: {
  readonly item: ReorderItem
  readonly reorder: Reorder
  /** -1 in a list that is one stop of Tab, except in its current item. */
  readonly tabIndex?: 0 | -1 | undefined
}): ReactElement {
  return (
    <button
      type="button"
      {...labelsOf(item, reorder)}
      className={styles.handle}
      tabIndex={tabIndex}
      data-reorder-handle=""
      {...reorder.handle(item.id)}
    >
      <svg aria-hidden="true" width={20} height={20} viewBox="0 0 24 24" fill="currentColor">
        {dots.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={1.8} />
        ))}
      </svg>
    </button>
  )
}
