import { hidePin, showPin } from '@tessera/contracts/calls/pins'
import { pinHidden } from '@tessera/contracts/events/facts'
import type { PinId } from '@tessera/contracts/ids'
import type { ShellContext } from '@tessera/module'
import { words } from './words.ts'

type Shell = Pick<ShellContext, 'client' | 'bus' | 'toast'>

/**
 * Hides a pin from the viewer's lists, or shows it again, and tells everybody at once; a refusal is
 * told as well, and said in a toast. A pin that is hidden can be had back from the toast.
 */
export async function setHidden(shell: Shell, pinId: PinId, hidden: boolean): Promise<boolean> {
  const { client, bus, toast } = shell
  bus.emit(pinHidden, { pinId, hidden })
  const result = await client.call(hidden ? hidePin : showPin, { pin_id: pinId })
  if (!result.ok) {
    bus.emit(pinHidden, { pinId, hidden: !hidden })
    toast({ text: result.error.message, tone: 'bad' })
    return false
  }
  toast(
    hidden
      ? {
          text: words.hiddenToast(),
          action: { label: words.undo(), run: () => void setHidden(shell, pinId, false) },
        }
      : { text: words.shownToast() },
  )
  return true
}
