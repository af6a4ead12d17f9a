import { ActionId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'

/** An action that goes on in the background, as it is kept so that another page or tab finds it again. */
const KeptAction = z.object({
  id: ActionId,
  spoken: z.object({ kind: z.enum(['move', 'copy', 'remove', 'delete']), place: z.string() }),
  boardIds: z.array(z.string()),
})

export type KeptAction = z.infer<typeof KeptAction>

/** Where they are kept; asked for each time, as a device may forbid it. */
export type KeptIn = () => Storage

const keyOf = (viewerId: string): string => `tessera.actions.${viewerId}`

/** The actions that somebody has under way on this device; what cannot be read is none. */
export function readActions(storage: KeptIn, viewerId: string): readonly KeptAction[] {
  try {
    const text = storage().getItem(keyOf(viewerId))
    return text === null ? [] : z.parse(z.array(KeptAction), JSON.parse(text))
  } catch {
    return []
  }
}

/** Whether somebody may have any. */
export function hasActions(storage: KeptIn, viewerId: string): boolean {
  try {
    return storage().getItem(keyOf(viewerId)) !== null
  } catch {
    return false
  }
}

/** Whether it could be written. */
function write(storage: KeptIn, viewerId: string, actions: readonly KeptAction[]): boolean {
  try {
    if (actions.length === 0) storage().removeItem(keyOf(viewerId))
    else storage().setItem(keyOf(viewerId), JSON.stringify(actions))
    return true
  } catch {
    return false
  }
}

/** Keeps an action that has begun; false where the device keeps nothing, so that this page alone knows of it. */
export function keepAction(storage: KeptIn, viewerId: string, action: KeptAction): boolean {
  const others = readActions(storage, viewerId).filter(({ id }) => id !== action.id)
  return write(storage, viewerId, [...others, action])
}

/** Forgets an action that has ended; false where another tab has done so, and said so, already. */
export function forgetAction(storage: KeptIn, viewerId: string, actionId: ActionId): boolean {
  const all = readActions(storage, viewerId)
  const others = all.filter(({ id }) => id !== actionId)
  write(storage, viewerId, others)
  return others.length < all.length
}
