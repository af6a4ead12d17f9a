import type { Pin } from '@tessera/contracts/entities/pin'
import type { ScheduledPin } from '@tessera/contracts/entities/scheduled-pin'
import { confirmationRequested } from '@tessera/contracts/events/requests'
import { paths } from '@tessera/contracts/paths'
import { useShell } from '@tessera/module/react'
import { scheduledToast } from '../../scheduled/commands.ts'
import { words } from '../../words.ts'

/** Returns what follows a published pin: its board with the pin's confirmation over it, or a toast. */
export function useAfterPublishing() {
  const { navigate, bus, toast, $locale } = useShell()
  const say = (pin: Pin | ScheduledPin) => {
    const { id, board, images } = pin
    if ('publish_at' in pin) return toast(scheduledToast(pin, $locale.get()))
    return toast({
      text: words.published({ board: board?.name ?? '' }),
      tone: 'good',
      picture: images['236x'].url,
      link: { label: words.seePin(), to: paths.pin.to({ pinId: id }) },
    })
  }
  const open = (pin: Pin | ScheduledPin) => {
    const { id, board } = pin
    if ('publish_at' in pin) {
      say(pin)
      return navigate(paths.scheduledPins.to(), { replace: true })
    }
    if (board === null) return say(pin)
    // Replaces the builder in the history, so that Back does not lead to an empty form.
    navigate(board.url, { replace: true })
    bus.emit(confirmationRequested, { pinId: id, board })
  }
  return { open, say }
}
