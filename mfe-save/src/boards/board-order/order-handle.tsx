import type { ReactElement } from 'react'
import styles from './order-handle.module.css'
import type { Orderable, Ordering } from './use-order.ts'
import { words } from './words.ts'

const dots = [6, 12, 18].flatMap((y) => [
  [9, y],
  [15, y],
])

/** The button by which a thing is dragged, or picked up with the keyboard. */
export function OrderHandle({
  thing,
  ordering,
}: {
  readonly thing: Orderable
  readonly ordering: Ordering
}): ReactElement {
  return (
    <button
      type="button"
      aria-label={words.handle({ name: thing.name })}
      title={words.handleHint()}
      className={styles.handle}
      {...ordering.handle(thing.id)}
    >
      <svg aria-hidden="true" width={20} height={20} viewBox="0 0 24 24" fill="currentColor">
        {dots.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={1.8} />
        ))}
      </svg>
    </button>
  )
}
