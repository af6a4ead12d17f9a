import { ActionId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'

/** A background action or its undo, as it is stored for other pages and tabs. */
const KeptAction = z.object({
  id: ActionId,
  spoken: z.object({
    kind: z.enum(['move', 'copy', 'remove', 'delete', 'undo']),
    place: z.string(),
  }),
  boardIds: z.array(z.string()),
})

export type KeptAction = z.infer<typeof KeptAction>

/** Returns the storage on each use, because a device may forbid it. */
export type KeptIn = () => Storage

const keyOf = (viewerId: string): string => `tessera.actions.${viewerId}`

/** Returns a member's running actions on this device; unreadable storage counts as none. */
export function readActions(storage: KeptIn, viewerId: string): readonly KeptAction[] {
  try {
    const text = storage().getItem(keyOf(viewerId))
    return text === null ? [] : z.parse(z.array(KeptAction), JSON.parse(text))
  } catch {
    return []
  }
}

/** True when a member may have running actions. */
export function hasActions(storage: KeptIn, viewerId: string): boolean {
  try {
    return storage().getItem(keyOf(viewerId)) !== null
  } catch {
    return false
  }
}

/** Returns false when it could not be stored. */
function write(storage: KeptIn, viewerId: string, actions: readonly KeptAction[]): boolean {
  try {
    if (actions.length === 0) storage().removeItem(keyOf(viewerId))
    else storage().setItem(keyOf(viewerId), JSON.stringify(actions))
    return true
  } catch {
    return false
  }
}

/**
 * Stores a started action. Returns false when the device stores nothing, so that only this page
 * knows it.
 */
export function keepAction(storage: KeptIn, viewerId: string, action: KeptAction): boolean {
  const others = readActions(storage, viewerId).filter(({ id }) => id !== action.id)
  return write(storage, viewerId, [...others, action])
}

/**
 * Removes a finished action. Returns false when another tab has already removed and announced it.
 */
export function forgetAction(storage: KeptIn, viewerId: string, actionId: ActionId): boolean {
  const all = readActions(storage, viewerId)
  const others = all.filter(({ id }) => id !== actionId)
  write(storage, viewerId, others)
  return others.length < all.length
}
