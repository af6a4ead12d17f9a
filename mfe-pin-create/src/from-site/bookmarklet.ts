import { measures } from '@tessera/contracts/limits'
import { paths } from '@tessera/contracts/paths'

/**
 * Runs on the page of another site when the bookmark is pressed there. It is sent as text, so it can
 * use nothing from outside itself. An address that is itself a picture is sent as the picture.
 */
function bring(to: string, width: number, height: number): void {
  const { href } = window.location
  const chosen = String(window.getSelection() ?? '').trim()
  const query = new URLSearchParams({ url: href, description: chosen || document.title })
  if (document.contentType.startsWith('image/')) query.set('media', href)
  window.open(`${to}?${query}`, 'save-from-site', `popup,width=${width},height=${height}`)
}

/** Returns the address of a bookmark that saves from the page it is pressed on. */
export function bookmarklet(origin: string): string {
  const to = origin + paths.pinCreate.to({ method: 'bookmarklet' })
  const { bookmarkletWidth, bookmarkletMinHeight, bookmarkletPadding } = measures
  const given = [to, bookmarkletWidth, bookmarkletMinHeight + bookmarkletPadding]
  return `javascript:${encodeURIComponent(`(${bring})(${given.map((each) => JSON.stringify(each))})`)}`
}
