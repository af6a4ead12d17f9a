import { measures } from '@tessera/contracts/limits'
import { paths } from '@tessera/contracts/paths'
import { bookmarkletAddress } from '@tessera/ways-in/bookmarklet'

/** Returns the address of a bookmark that saves from the page it is pressed on. */
export function bookmarklet(origin: string, brand: string): string {
  const { bookmarkletWidth, bookmarkletMinHeight, bookmarkletPadding } = measures
  const height = bookmarkletMinHeight + bookmarkletPadding
  return bookmarkletAddress({
    to: origin + paths.pinCreate.to({ method: 'bookmarklet' }),
    features: `popup,width=${bookmarkletWidth},height=${height}`,
    brand,
  })
}
