/** Something that was picked up: where all things stand now, and where they stood before. */
export interface Held {
  readonly id: string
  readonly order: readonly string[]
  readonly before: readonly string[]
}

/** What can happen to an order. */
export type OrderEvent =
  | { readonly type: 'picked'; readonly id: string; readonly order: readonly string[] }
  | { readonly type: 'moved'; readonly to: number }
  | { readonly type: 'let-go' }

/** What is held after something happened; null while nothing is. */
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

/** Where a key takes what is held, as things are laid out; undefined where it takes it nowhere. */
export function placeAfterKey(
  key: string,
  held: Held,
  layout: { readonly columns: number; readonly fromRight: boolean },
): number | undefined {
  const at = held.order.indexOf(held.id)
  const ahead = layout.fromRight ? -1 : 1
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

/** Whether letting go changes anything. */
export const isMoved = ({ order, before }: Held): boolean =>
  order.some((id, place) => id !== before[place])

/** Things in an order of their ids; those that the order does not name come after, as they were. */
export function inOrderOf<Thing extends { readonly id: string }>(
  things: readonly Thing[],
  order: readonly string[],
): readonly Thing[] {
  const places = new Map(order.map((id, place) => [id, place]))
  const placeOf = ({ id }: Thing) => places.get(id) ?? order.length
  return things.toSorted((one, other) => placeOf(one) - placeOf(other))
}
