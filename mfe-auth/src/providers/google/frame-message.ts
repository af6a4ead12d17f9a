import { GoogleFrameMessage } from '@tessera/contracts/connect-messages'
import { z } from '@tessera/contracts/schema'

/** The parts of a message event that decide whether it counts. */
export type Posted = Pick<MessageEvent, 'isTrusted' | 'origin' | 'source' | 'data'>

/**
 * Reads a message of our frame with Google's script. Undefined for a message of any other window or
 * origin, of another shape, or one that a script made up.
 */
export function readFrameMessage(
  { isTrusted, origin, source, data }: Posted,
  from: { readonly frame: Window | null; readonly origin: string },
): GoogleFrameMessage | undefined {
  if (!isTrusted || origin !== from.origin || from.frame === null || source !== from.frame)
    return undefined
  const message = z.safeParse(GoogleFrameMessage, data)
  return message.success ? message.data : undefined
}
