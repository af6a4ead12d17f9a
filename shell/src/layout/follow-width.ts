import { measures } from '@tessera/contracts/limits'
import type { Layout } from '@tessera/module'
import type { WritableAtom } from 'nanostores'

/** Below this width in pixels the phone's header and bottom bar show. */
const phoneBelow = 600

/** Returns the layout of a width in pixels: narrow below 870, medium up to 1275, wide above. */
export function layoutFor(width: number): Layout {
  const phone = width < phoneBelow
  const size =
    width < measures.layoutMedium ? 'narrow' : width <= measures.layoutWide ? 'medium' : 'wide'
  return { size, phone, headerHeight: phone ? measures.headerPhone : measures.headerDesktop }
}

/** Updates the layout store when the window's width crosses a breakpoint. */
export function followWidth($layout: WritableAtom<Layout>, page: Window): () => void {
  const measure = () => {
    const now = layoutFor(page.innerWidth)
    const before = $layout.get()
    if (now.size !== before.size || now.phone !== before.phone) $layout.set(now)
  }
  $layout.set(layoutFor(page.innerWidth))
  page.addEventListener('resize', measure, { passive: true })
  return () => page.removeEventListener('resize', measure)
}
