/** Which slot of the page holds which tile. */
export interface Slots {
  readonly byIndex: ReadonlyMap<number, number>
  readonly next: number
}

/** No slots yet. */
export const noSlots: Slots = { byIndex: new Map(), next: 0 }

/**
 * Gives every tile a slot: tiles that stay keep theirs, tiles after them take over those set free.
 * A tile before one that stays gets a fresh slot, for reuse there would move the staying ones in the
 * document, and moving the element that has the focus takes the focus away.
 */
export function assignSlots(slots: Slots, indexes: readonly number[]): Slots {
  const wanted = new Set(indexes)
  const free: number[] = []
  let lastKept = -1
  for (const [index, slot] of slots.byIndex) {
    if (wanted.has(index)) lastKept = Math.max(lastKept, index)
    else free.push(slot)
  }
  let next = slots.next
  const byIndex = new Map<number, number>()
  for (const index of indexes) {
    const kept = slots.byIndex.get(index)
    const reused = kept === undefined && index > lastKept ? free.pop() : undefined
    byIndex.set(index, kept ?? reused ?? next++)
  }
  return { byIndex, next }
}
