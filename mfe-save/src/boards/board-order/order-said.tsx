import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import type { ReactElement } from 'react'

/** Tells those who cannot see it what becomes of the thing they move. */
export function OrderSaid({ said }: { readonly said: string }): ReactElement {
  return (
    <VisuallyHidden>
      <span aria-live="assertive" aria-atomic="true">
        {said}
      </span>
    </VisuallyHidden>
  )
}
