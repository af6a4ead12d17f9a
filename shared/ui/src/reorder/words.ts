/** An item's name, and its position counted from 1. */
interface Spot {
  readonly name: string
  readonly place: number
  readonly count: number
}

const position = ({ place, count }: Spot) => `position ${place} of ${count}`

/** The default copy of reordering. */
export const reorderWords = {
  handle: ({ name }: { readonly name: string }) => `Move ${name}`,
  handleHint: () => 'Drag to move, or press Space and use the arrow keys',
  together: ({ name, others }: { readonly name: string; readonly others: number }) =>
    `${name} and ${others} more`,
  dropHere: ({ name, place }: Omit<Spot, 'count'>) => `Drop ${name} here, position ${place}`,
  picked: (spot: Spot) =>
    `${spot.name} picked up, ${position(spot)}. Use the arrow keys or another item's Drop button to move it, Space to drop it, Escape to cancel.`,
  moved: (spot: Spot) => `${spot.name}, ${position(spot)}`,
  dropped: (spot: Spot) => `${spot.name} dropped, ${position(spot)}`,
  canceled: (spot: Spot) => `Move canceled. ${spot.name} is back at ${position(spot)}.`,
}

/** The words of reordering. */
export type ReorderWords = typeof reorderWords
