import type { ReactElement } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

/**
 * Tells a screen reader what changed on the screen. Render it before there is anything to say: most
 * screen readers only speak text that changes in an element they know.
 */
export function Announcement({
  text,
  urgent = false,
}: {
  readonly text: string
  /** Interrupts what is being read, for an answer to a key that was just pressed. */
  readonly urgent?: boolean
}): ReactElement {
  return (
    <VisuallyHidden>
      {urgent ? (
        <span aria-live="assertive" aria-atomic="true">
          {text}
        </span>
      ) : (
        <span role="status">{text}</span>
      )}
    </VisuallyHidden>
  )
}
