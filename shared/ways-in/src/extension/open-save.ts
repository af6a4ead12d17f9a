import { fragmentOf } from '../hand-over/fragment.ts'
import type { FoundPicture } from '../pictures/found-picture.ts'
import type { ExtensionSettings } from './settings.ts'

/** What is saved: a page, its title, and the picture that was chosen. */
export interface Chosen {
  readonly url: string
  readonly title: string
  readonly picture: string | undefined
}

/** Returns the address of the product's window for a pin. */
export function saveAddress(
  { origin }: Pick<ExtensionSettings, 'origin'>,
  { url, title, picture }: Chosen,
  { guid, pictures = [] }: { readonly guid: string; readonly pictures?: readonly FoundPicture[] },
): string {
  const query = new URLSearchParams({ url, description: title, guid })
  if (picture !== undefined) query.set('media', picture)
  const carried = pictures.length > 0 ? fragmentOf(pictures) : ''
  return `${origin}/pin/create/extension/?${query}${carried}`
}

/** Opens that window. */
export function openSave(settings: ExtensionSettings, chosen: Chosen): void {
  const url = saveAddress(settings, chosen, { guid: crypto.randomUUID() })
  void chrome.windows.create({ url, type: 'popup', width: 750, height: 798 })
}
