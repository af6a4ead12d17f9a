/** An item that was picked up, with the present order and the one before. */
export interface Held {
  readonly id: string
  readonly order: readonly string[]
  readonly before: readonly string[]
}

/** What can happen while items are reordered. */
export type OrderEvent =
  | { readonly type: 'picked'; readonly id: string; readonly order: readonly string[] }
  | { readonly type: 'moved'; readonly to: number }
  | { readonly type: 'let-go' }

/** Returns the held item after an event; null when none is held. */
export function next(held: Held | null, event: OrderEvent): Held | null {
  if (event.type === 'let-go') return null
  if (event.type === 'picked')
    return event.order.includes(event.id)
      ? { id: event.id, order: event.order, before: event.order }
      : held
  return held === null ? null : { ...held, order: movedTo(held, event.to) }
}

function movedTo({ id, order }: Held, to: number): readonly string[] {
  const others = order.filter((other) => other !== id)
  const place = Math.min(Math.max(to, 0), others.length)
  return [...others.slice(0, place), id, ...others.slice(place)]
}

/** Returns the index that a key moves the held item to; undefined for other keys. */
export function placeAfterKey(
  key: string,
  held: Held,
  layout: { readonly columns: number; readonly rightToLeft: boolean },
): number | undefined {
  const at = held.order.indexOf(held.id)
  const ahead = layout.rightToLeft ? -1 : 1
  const places: Readonly<Record<string, number>> = {
    ArrowRight: at + ahead,
    ArrowLeft: at - ahead,
    ArrowDown: at + layout.columns,
    ArrowUp: at - layout.columns,
    Home: 0,
    End: held.order.length - 1,
  }
  const to = places[key]
  return to === undefined ? undefined : Math.min(Math.max(to, 0), held.order.length - 1)
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
