import { fragmentOf } from '../hand-over/fragment.ts'
import type { FoundPicture } from '../pictures/found-picture.ts'

/** The pin or page that a button saves. */
export interface Saved {
  /** The page; this one unless the button names another. */
  readonly url: string
  /** The picture; without one, the person chooses. */
  readonly media?: string | undefined
  readonly description: string
}

const features = 'popup,width=750,height=798'

/** Opens the product's window for a pin, with the pictures to choose from where none is given. */
export function openSave(
  origin: string,
  { url, media, description }: Saved,
  pictures: readonly FoundPicture[],
): void {
  const guid = Date.now().toString(36) + Math.random().toString(36).slice(2)
  const query = new URLSearchParams({ url, description, guid, ...(media ? { media } : {}) })
  const carried = pictures.length > 0 ? fragmentOf(pictures) : ''
  window.open(`${origin}/pin/create/button/?${query}${carried}`, 'save-from-site', features)
}
