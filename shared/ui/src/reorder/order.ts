/** An item that was picked up, with the present order and the one before. */
export interface Held {
  readonly id: string
  /** The items that move together, in the order before: the held one, and any that go with it. */
  readonly ids: readonly string[]
  readonly order: readonly string[]
  readonly before: readonly string[]
}

/** An event while items are reordered. */
export type OrderEvent =
  | {
      readonly type: 'picked'
      readonly id: string
      readonly order: readonly string[]
      /** The items that go with the picked one. */
      readonly together?: readonly string[]
    }
  | { readonly type: 'moved'; readonly to: number }
  | { readonly type: 'let-go' }

/** Returns the held item after an event; null when none is held. */
export function next(held: Held | null, event: OrderEvent): Held | null {
  if (event.type === 'let-go') return null
  if (event.type === 'moved') return held && { ...held, order: movedTo(held, event.to) }
  const { id, order, together = [] } = event
  if (!order.includes(id)) return held
  const ids = order.filter((other) => other === id || together.includes(other))
  return { id, ids, order, before: order }
}

/** Puts the held items, as a block, where the item at an index stands. */
function movedTo({ id, ids, order }: Held, to: number): readonly string[] {
  const others = order.filter((other) => !ids.includes(other))
  const there = order.slice(0, Math.max(to, 0)).filter((other) => !ids.includes(other)).length
  // Moved on, the block takes the place behind the item; moved back, the place before it.
  const isBehind = to > order.indexOf(id) && to < order.length && !ids.includes(order[to] ?? '')
  return others.toSpliced(isBehind ? there + 1 : there, 0, ...ids)
}

/** Returns the index that a key moves the held item to; undefined for other keys. */
export function placeAfterKey(
  key: string,
  held: Held,
  layout: { readonly columns: number; readonly rightToLeft: boolean },
): number | undefined {
  const { id, ids, order } = held
  const at = order.indexOf(id)
  const ahead = layout.rightToLeft ? -1 : 1
  const places: Readonly<Record<string, number>> = {
    ArrowRight: at + ahead,
    ArrowLeft: at - ahead,
    ArrowDown: at + layout.columns,
    ArrowUp: at - layout.columns,
    Home: 0,
    End: order.length - 1,
  }
  const asked = places[key]
  if (asked === undefined) return undefined
  const clamped = (to: number) => Math.min(Math.max(to, 0), order.length - 1)
  let to = clamped(asked)
  // Steps over items that move along.
  const step = Math.sign(to - at)
  while (step !== 0 && ids.includes(order[to] ?? '')) to += step
  return clamped(to)
}

/** True when two lists of ids have the same order. */
export const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, place) => id === other[place])

/** Sorts items by an order of their ids. Items that it does not name follow in their own order. */
export function inOrderOf<Item extends { readonly id: string }>(
  items: readonly Item[],
  order: readonly string[],
): readonly Item[] {
  const places = new Map(order.map((id, place) => [id, place]))
  const placeOf = ({ id }: Item) => places.get(id) ?? order.length
  return items.toSorted((one, other) => placeOf(one) - placeOf(other))
}
