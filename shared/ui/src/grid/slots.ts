/** The assignment of tiles to slots of the page, by the tile's key. */
export interface Slots {
  readonly byTile: ReadonlyMap<string, number>
  /** The tiles in the document order of their slots. */
  readonly order: readonly string[]
  readonly next: number
}

/** No slots yet. */
export const noSlots: Slots = { byTile: new Map(), order: [], next: 0 }

interface Found {
  readonly byTile: Map<string, number>
  /** Slots that were not reused, with their tiles. */
  readonly free: readonly (readonly [string, number])[]
  readonly next: number
}

/** Assigns a slot to every tile: its own, else a free one where `mayReuse`, else a new one. */
function findSlots(
  slots: Slots,
  tiles: readonly string[],
  mayReuse: (at: number) => boolean,
): Found {
  const wanted = new Set(tiles)
  const free = [...slots.byTile].filter(([tile]) => !wanted.has(tile))
  let next = slots.next
  const byTile = new Map<string, number>()
  tiles.forEach((tile, at) => {
    const slot = slots.byTile.get(tile) ?? (mayReuse(at) ? free.pop()?.[1] : undefined)
    byTile.set(tile, slot ?? next++)
  })
  return { byTile, free, next }
}

/**
 * Assigns slots in the order of the tiles, which is also the Tab order. Tiles that stay keep their
 * slot, and later tiles reuse the free ones. A tile before one that stays gets a new slot: reusing
 * one there would move the ones that stay, and with them the focus.
 */
export function slotsInOrder(slots: Slots, tiles: readonly string[]): Slots {
  const lastKept = tiles.findLastIndex((tile) => slots.byTile.has(tile))
  const { byTile, next } = findSlots(slots, tiles, (at) => at > lastKept)
  return { byTile, next, order: tiles }
}

/**
 * Assigns slots without moving any in the document. Used while scrolling, when moving, adding and
 * removing elements costs most and the order does not show. An unused slot keeps its tile where it
 * `mayStay`. When scrolling ends the slots are sorted.
 */
export function slotsInPlace(
  slots: Slots,
  tiles: readonly string[],
  mayStay: (tile: string) => boolean,
): Slots {
  const { byTile, free, next } = findSlots(slots, tiles, () => true)
  for (const [tile, slot] of free) if (mayStay(tile)) byTile.set(tile, slot)
  const tileOf = new Map<number, string>()
  for (const [tile, slot] of byTile) tileOf.set(slot, tile)
  const order: string[] = []
  for (const before of slots.order) {
    const slot = slots.byTile.get(before)
    const tile = slot === undefined ? undefined : tileOf.get(slot)
    if (slot === undefined || tile === undefined) continue
    order.push(tile)
    tileOf.delete(slot)
  }
  return { byTile, next, order: [...order, ...tileOf.values()] }
}
