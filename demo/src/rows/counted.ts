import { rankOf } from '@tessera/server/contexts/pins/pins/rules'
import type { PlacedBoard } from './board-rows.ts'
import type { PinRow } from './pin-rows.ts'

/** Returns the pins with their number of saves. */
export function countedPins(all: readonly PinRow[]): readonly PinRow[] {
  const copies = Map.groupBy(
    all.filter(({ id, originId }) => id !== originId),
    ({ originId }) => originId,
  )
  return all.map((pin) => {
    const saveCount = pin.id === pin.originId ? (copies.get(pin.id)?.length ?? 0) : 0
    return saveCount === 0 ? pin : { ...pin, saveCount, rank: rankOf(pin.createdAt, saveCount) }
  })
}

/** Returns the boards and sections with their number of pins. */
export function countedPlaces(places: readonly PlacedBoard[], all: readonly PinRow[]) {
  const pinsOf = Map.groupBy(all, ({ boardId }) => boardId)
  const countIn = Map.groupBy(all, ({ sectionId }) => sectionId)
  return {
    boards: places.map(({ board }) => {
      const own = pinsOf.get(board.id) ?? []
      const times = own.map(({ createdAt }) => createdAt.getTime())
      const lastPinnedAt = times.length === 0 ? null : new Date(Math.max(...times))
      return { ...board, pinCount: own.length, lastPinnedAt }
    }),
    sections: places.flatMap(({ sections }) =>
      sections.map((part) => ({ ...part, pinCount: countIn.get(part.id)?.length ?? 0 })),
    ),
  }
}
