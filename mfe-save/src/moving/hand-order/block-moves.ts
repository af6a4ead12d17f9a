import { limits } from '@tessera/contracts/limits'
import type { Beside } from './beside.ts'

/** Items that stand next to each other, and the item that they stand beside. */
export interface BlockMove extends Beside {
  readonly ids: readonly string[]
}

/** Splits a block into moves of as many items as a call takes. */
function inCalls({ ids, side, anchor }: BlockMove, most: number): readonly BlockMove[] {
  const last = ids[most - 1]
  if (ids.length <= most || last === undefined) return [{ ids, side, anchor }]
  const rest = { ids: ids.slice(most), side: 'after', anchor: last } as const
  return [{ ids: ids.slice(0, most), side, anchor }, ...inCalls(rest, most)]
}

/**
 * Returns the moves that bring items to where they stand in an order, each block beside an item that
 * stays. None where all items move.
 */
export function blockMoves(
  order: readonly string[],
  moved: ReadonlySet<string>,
  most: number = limits.bulkAtOnce,
): readonly BlockMove[] {
  const moves: BlockMove[] = []
  for (let start = 0; start < order.length; start += 1) {
    if (!moved.has(order[start] ?? '')) continue
    let end = start + 1
    while (end < order.length && moved.has(order[end] ?? '')) end += 1
    const ids = order.slice(start, end)
    const [above, below] = [order[start - 1], order[end]]
    if (above !== undefined) moves.push(...inCalls({ ids, side: 'after', anchor: above }, most))
    else if (below !== undefined)
      moves.push(...inCalls({ ids, side: 'before', anchor: below }, most))
    start = end
  }
  return moves
}
