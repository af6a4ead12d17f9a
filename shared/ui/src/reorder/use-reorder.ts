import { type MouseEvent, type PointerEvent, useReducer, useRef, useState } from 'react'
import { type Held, isSameOrder, next } from './order.ts'
import type { ReorderActs } from './reorder-acts.ts'
import { useReorderKeys } from './use-reorder-keys.ts'
import { useReorderPointer } from './use-reorder-pointer.ts'
import { type ReorderWords, reorderWords } from './words.ts'

/** An item of a list that can be reordered. */
export interface ReorderItem {
  readonly id: string
  readonly name: string
}

/** A list while it is reordered. */
export interface Reorder {
  /** The ids in the order to show. */
  readonly order: readonly string[]
  readonly held: Held | null
  readonly words: ReorderWords
  /** Announce this with `<Announcement urgent>`. */
  readonly said: string
  /** The name of the held item, with the number of those that go with it. */
  readonly heldName: string
  /** The `ref` of an item's element. */
  place(id: string): (element: HTMLElement | null) => void
  /** The props of an item's handle; `ReorderHandle` uses them. */
  handle(id: string): ReturnType<ReturnType<typeof useReorderKeys>['handle']> & {
    onPointerDown(event: PointerEvent): void
    onClick(event: MouseEvent<HTMLElement>): void
  }
}

interface ReorderOptions {
  readonly items: readonly ReorderItem[]
  /** Shows and saves an order, in which these items moved. Resolves when it is saved or rolled back. */
  readonly onOrder: (order: readonly string[], moved: readonly string[]) => Promise<void>
  /** Returns the items that move together with an item; by default it moves alone. */
  readonly together?: (id: string) => readonly string[]
  readonly words?: ReorderWords
}

interface Dropped {
  readonly order: readonly string[]
  /** The list's own order when the item was dropped. */
  readonly key: string
}

type Say = (words: ReorderWords['picked'], held: Held) => void

/** Keeps the order that was dropped until the list shows it, which may be a moment later. */
function useDropped(ids: readonly string[], onOrder: ReorderOptions['onOrder']) {
  const [dropped, setDropped] = useState<Dropped | null>(null)
  const key = ids.join()
  if (dropped !== null && dropped.key !== key) setDropped(null)
  const drop = (order: readonly string[], moved: readonly string[]) => {
    setDropped({ order, key })
    void onOrder(order, moved).then(() => setDropped(null))
  }
  return [dropped?.order ?? ids, drop] as const
}

function useActs({ items, onOrder, together, words = reorderWords }: ReorderOptions) {
  const [held, tell] = useReducer(next, null)
  const [said, say] = useState('')
  const [rest, dropAs] = useDropped(
    items.map(({ id }) => id),
    onOrder,
  )
  const elements = useRef(new Map<string, HTMLElement>())
  const order = held?.order ?? rest
  const namesOf = ({ id, ids }: Pick<Held, 'id' | 'ids'>) => {
    const name = items.find((item) => item.id === id)?.name ?? ''
    return ids.length === 1 ? name : words.together({ name, others: ids.length - 1 })
  }
  const speak: Say = (text, { id, ids, order: now }) =>
    say(text({ name: namesOf({ id, ids }), place: now.indexOf(id) + 1, count: now.length }))
  const acts: ReorderActs = {
    held,
    order,
    elements: elements.current,
    pick: (id) => {
      const picked = next(null, { type: 'picked', id, order, together: together?.(id) ?? [] })
      if (picked === null) return
      tell({ type: 'picked', id, order, together: picked.ids })
      speak(words.picked, picked)
    },
    move: (to) => {
      const moved = next(held, { type: 'moved', to })
      if (held === null || moved === null || isSameOrder(moved.order, held.order)) return
      tell({ type: 'moved', to })
      speak(words.moved, moved)
    },
    drop: (to) => {
      const last = to === undefined ? held : next(held, { type: 'moved', to })
      if (last === null) return
      tell({ type: 'let-go' })
      speak(words.dropped, last)
      if (!isSameOrder(last.order, last.before)) dropAs(last.order, last.ids)
    },
    cancel: () => {
      if (held === null) return
      tell({ type: 'let-go' })
      speak(words.canceled, { ...held, order: held.before })
    },
  }
  return { acts, said, words, heldName: held === null ? '' : namesOf(held), elements }
}

/**
 * Reorders a list by dragging an item's handle, with the keyboard, or by pressing a handle and then
 * the handle of the item whose place it takes.
 *
 *     const reorder = useReorder({ items, onOrder })
 *     <ul>{inOrderOf(items, reorder.order).map((item) => (
 *       <li ref={reorder.place(item.id)}>{item.name}<ReorderHandle {...{ item, reorder }} /></li>
 *     ))}</ul>
 *     <Announcement text={reorder.said} urgent />
 */
export function useReorder(options: ReorderOptions): Reorder {
  const { acts, said, words, heldName, elements } = useActs(options)
  const keys = useReorderKeys(acts)
  const pointer = useReorderPointer(acts)
  return {
    order: acts.order,
    held: acts.held,
    words,
    said,
    heldName,
    place: (id) => (element) => {
      if (element === null) elements.current.delete(id)
      else elements.current.set(id, element)
    },
    handle: (id) => ({
      ...keys.handle(id),
      ...pointer.handle(id),
      // Screen readers on a touch screen press and send no keys.
      onClick: (event) => {
        if (!pointer.endedDrag()) keys.press(event.currentTarget, id)
      },
    }),
  }
}
