import type { PinId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'

/** A pin's address as somebody else can open it. */
export const shareLink = (pinId: PinId, origin: string): string =>
  new URL(paths.pin.to({ pinId }), origin).href

/** Puts a text where it can be pasted from; whether the browser let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Whether the device has a sheet of its own for sharing. */
export const canShare = (): boolean => typeof navigator.share === 'function'

/** Opens the device's own sheet; somebody who closes it has done nothing wrong. */
export async function shareNatively(what: ShareData): Promise<void> {
  try {
    await navigator.share(what)
  } catch {
    // Closed, or not allowed: the link is there to be copied.
  }
}
