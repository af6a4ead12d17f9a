import { hidePin, showPin } from '@tessera/contracts/calls/pins'
import { pinHidden } from '@tessera/contracts/events/facts'
import type { PinId } from '@tessera/contracts/ids'
import { defineMessages } from '@tessera/contracts/messages'
import type { ShellContext } from '@tessera/module'

const words = defineMessages({ hidden: 'Pin hidden', undo: 'Undo' })

/**
 * Keeps a pin out of the viewer's lists, or lets it come back. Everybody is told at once, and told
 * again when the service refuses; a hidden pin can be had back from the toast. Answers whether it is done.
 */
export async function setHidden(
  shell: Pick<ShellContext, 'client' | 'bus' | 'toast'>,
  pinId: PinId,
  hidden: boolean,
): Promise<boolean> {
  const { client, bus, toast } = shell
  bus.emit(pinHidden, { pinId, hidden })
  if (hidden) {
    const run = () => void setHidden(shell, pinId, false)
    toast({ text: words.hidden(), action: { label: words.undo(), run } })
  }
  const result = await client.call(hidden ? hidePin : showPin, { pin_id: pinId })
  if (result.ok) return true
  bus.emit(pinHidden, { pinId, hidden: !hidden })
  toast({ text: result.error.message, tone: 'bad' })
  return false
}
