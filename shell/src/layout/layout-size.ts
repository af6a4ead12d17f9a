import { measures } from '@tessera/contracts/limits'
import type { Layout } from '@tessera/module'

/** Under this many pixels the header is the phone's and the bottom bar shows. */
const phoneBelow = 600

/** The layout of a page so many pixels wide: narrow under 870, medium up to 1275, wide above. */
export function layoutFor(width: number): Layout {
  const phone = width < phoneBelow
  const size =
    width < measures.layoutMedium ? 'narrow' : width <= measures.layoutWide ? 'medium' : 'wide'
  return { size, phone, headerHeight: phone ? measures.headerPhone : measures.headerDesktop }
}
