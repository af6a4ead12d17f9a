import { type MouseEvent, type PointerEvent, useReducer, useRef, useState } from 'react'
import { type Held, isMoved, next } from './flow.ts'
import type { OrderActs } from './order-acts.ts'
import { useOrderKeys } from './use-order-keys.ts'
import { useOrderPointer } from './use-order-pointer.ts'
import { words } from './words.ts'

/** Things that can be put in another order. */
export interface Orderable {
  readonly id: string
  readonly name: string
}

/** An order while somebody changes it. */
export interface Ordering {
  /** The ids as they are to be shown now. */
  readonly order: readonly string[]
  readonly heldId: string | null
  /** What a screen reader is told. */
  readonly said: string
  /** Remembers where a thing stands on the page. */
  place(id: string): (element: HTMLElement | null) => void
  /** What the button that picks a thing up is given. */
  handle(id: string): ReturnType<ReturnType<typeof useOrderKeys>['handle']> & {
    onPointerDown(event: PointerEvent): void
    onClick(event: MouseEvent<HTMLElement>): void
  }
}

interface OrderOptions {
  readonly things: readonly Orderable[]
  /** Shows the new order at once, and saves it; done when it is kept or has been taken back. */
  readonly onOrder: (order: readonly string[]) => Promise<void>
}

const sameOrder = (one: readonly string[], other: readonly string[]) => one.join() === other.join()

/** Puts things in another order, by dragging their handles or with the keyboard alone. */
export function useOrder({ things, onOrder }: OrderOptions): Ordering {
  const ids = things.map(({ id }) => id)
  const [held, tell] = useReducer(next, null)
  const [said, say] = useState('')
  // What was dropped stands until the list says the same; it is told of it a moment later.
  const [dropped, setDropped] = useState<{
    readonly order: readonly string[]
    readonly key: string
  } | null>(null)
  const key = ids.join()
  if (dropped !== null && dropped.key !== key) setDropped(null)
  const elements = useRef(new Map<string, HTMLElement>())
  const order = held?.order ?? dropped?.order ?? ids
  const speak = (text: typeof words.moved, { id, order }: Held) => {
    const name = things.find((thing) => thing.id === id)?.name ?? ''
    say(text({ name, place: order.indexOf(id) + 1, count: order.length }))
  }
  const acts: OrderActs = {
    held,
    order,
    elements: elements.current,
    pick: (id: string) => {
      tell({ type: 'picked', id, order })
      speak(words.picked, { id, order, before: order })
    },
    move: (to: number) => {
      const moved = next(held, { type: 'moved', to })
      if (held === null || moved === null || sameOrder(moved.order, held.order)) return
      tell({ type: 'moved', to })
      speak(words.moved, moved)
    },
    drop: () => {
      if (held === null) return
      tell({ type: 'let-go' })
      speak(words.dropped, held)
      if (!isMoved(held)) return
      setDropped({ order: held.order, key })
      void onOrder(held.order).then(() => setDropped(null))
    },
    cancel: () => {
      if (held === null) return
      tell({ type: 'let-go' })
      speak(words.putBack, { ...held, order: held.before })
    },
  }
  const keys = useOrderKeys(acts)
  const pointer = useOrderPointer(acts)
  return {
    order,
    heldId: held?.id ?? null,
    said,
    place: (id) => (element) => {
      if (element === null) elements.current.delete(id)
      else elements.current.set(id, element)
    },
    handle: (id) => ({
      ...keys.handle(id),
      ...pointer.handle(id),
      // A press that drags nothing picks up, too: so does a tool that can do no more than press.
      onClick: (event) => {
        if (!pointer.endedDrag()) keys.press(event.currentTarget, id)
      },
    }),
  }
}
