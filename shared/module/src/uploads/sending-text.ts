import { heldUpText } from './keep-sending.ts'
import type { Sending } from './pausable-upload.ts'
import { words } from './words.ts'

/** Says that an upload is paused or waits; undefined while it advances. */
export function sendingText({
  heldUp,
  isPaused = false,
}: Pick<Sending, 'heldUp' | 'isPaused'>): string | undefined {
  if (isPaused) return words.paused()
  return heldUp === undefined ? undefined : heldUpText[heldUp]()
}
