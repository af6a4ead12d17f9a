/** Which slot of the page holds which tile, by the tile's own name. */
export interface Slots {
  readonly byTile: ReadonlyMap<string, number>
  /** The tiles in the order in which their slots stand in the document. */
  readonly order: readonly string[]
  readonly next: number
}

/** No slots yet. */
export const noSlots: Slots = { byTile: new Map(), order: [], next: 0 }

interface Found {
  readonly byTile: Map<string, number>
  /** What was not taken over, with what it holds. */
  readonly free: readonly (readonly [string, number])[]
  readonly next: number
}

/** A slot for every tile: its own, else a free one where `mayReuse`, else a fresh one. */
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
 * Gives every tile a slot and puts the slots in the tiles' order, which is that of the Tab key. Tiles
 * that stay keep their slot, tiles after them take over those set free. A tile before one that stays
 * gets a fresh slot, for reuse there would move the staying ones, and with them the focus.
 */
export function slotsInOrder(slots: Slots, tiles: readonly string[]): Slots {
  const lastKept = tiles.findLastIndex((tile) => slots.byTile.has(tile))
  const { byTile, next } = findSlots(slots, tiles, (at) => at > lastKept)
  return { byTile, next, order: tiles }
}

/**
 * Gives every tile a slot and moves none in the document: for while one scrolls, when moving elements,
 * making and removing them costs more than all else and nobody can tell their order. What is not
 * taken over goes on holding the tile it had, where it `mayStay`. Afterwards they are put in order.
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
