import { measures } from '@tessera/contracts/limits'
import type { Layout } from '@tessera/module'
import { textScale } from '@tessera/ui/text-scale'
import type { WritableAtom } from 'nanostores'

/** Below this width in pixels the phone's header and bottom bar show. */
const phoneBelow = 600

/** The line of text in the header, which grows with the text. */
const headerLine = 24

/**
 * Returns the layout of a width in pixels: narrow below 870, medium up to 1275, wide above. The header
 * grows with the reader's text.
 */
export function layoutFor(width: number, scale = 1): Layout {
  const phone = width < phoneBelow
  const size =
    width < measures.layoutMedium ? 'narrow' : width <= measures.layoutWide ? 'medium' : 'wide'
  const header = phone ? measures.headerPhone : measures.headerDesktop
  return { size, phone, headerHeight: header + headerLine * (scale - 1) }
}

/** Updates the layout store when the window's width crosses a breakpoint or its text changes size. */
export function followWidth($layout: WritableAtom<Layout>, page: Window): () => void {
  const measure = () => {
    const now = layoutFor(page.innerWidth, textScale())
    const before = $layout.get()
    const same =
      now.size === before.size &&
      now.phone === before.phone &&
      now.headerHeight === before.headerHeight
    if (!same) $layout.set(now)
  }
  $layout.set(layoutFor(page.innerWidth, textScale()))
  page.addEventListener('resize', measure, { passive: true })
  return () => page.removeEventListener('resize', measure)
}
