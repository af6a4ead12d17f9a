import type { Client } from '@tessera/client'

/** A spot in a list: before or after another item. */
export interface Beside {
  readonly side: 'before' | 'after'
  readonly anchor: string
}

/**
 * Returns where an item of an order stands: after the one before it, or before the second one. Undefined
 * for an item without neighbors.
 */
export function besideOf(order: readonly string[], id: string): Beside | undefined {
  const at = order.indexOf(id)
  const anchor = at > 0 ? order[at - 1] : order[1]
  if (at === -1 || anchor === undefined) return undefined
  return { side: at > 0 ? 'after' : 'before', anchor }
}

const lastTurn = new WeakMap<Client, Promise<unknown>>()

/** Sends one order at a time: a move may be beside an item that was moved just before. */
export function inTurn<Result>(client: Client, send: () => Promise<Result>): Promise<Result> {
  const turn = (lastTurn.get(client) ?? Promise.resolve()).then(send)
  lastTurn.set(
    client,
    turn.catch(() => {}),
  )
  return turn
}
