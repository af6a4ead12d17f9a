import { extensionName, lastBoardName } from '../hand-over/extension-messages.ts'
import { fragmentOf } from '../hand-over/fragment.ts'
import type { FoundPicture } from '../pictures/found-picture.ts'
import { keepVisit } from './answer-window.ts'
import { lastBoard } from './last-board.ts'
import type { ExtensionSettings } from './settings.ts'

/** The page that is saved, its title, and the picture that was chosen. */
export interface Chosen {
  readonly url: string
  readonly title: string
  readonly picture: string | undefined
}

interface Opening {
  readonly guid: string
  /** The id of this extension, which the window may ask. */
  readonly extension: string
  /** The board that was saved to last. */
  readonly board?: string | undefined
  readonly pictures?: readonly FoundPicture[]
}

/** Returns the address of the product's window for a pin. */
export function saveAddress(
  { origin }: Pick<ExtensionSettings, 'origin'>,
  { url, title, picture }: Chosen,
  { guid, extension, board, pictures = [] }: Opening,
): string {
  const query = new URLSearchParams({ url, description: title, guid, [extensionName]: extension })
  if (picture !== undefined) query.set('media', picture)
  if (board !== undefined) query.set(lastBoardName, board)
  const carried = pictures.length > 0 ? fragmentOf(pictures) : ''
  return `${origin}/pin/create/extension/?${query}${carried}`
}

const bare = (address: string): FoundPicture => ({ address, width: 0, height: 0, text: '' })

/** Opens that window, which may ask for the bytes of the chosen picture where the service can't fetch it. */
export async function openSave(
  settings: ExtensionSettings,
  chosen: Chosen & { readonly tabId: number | undefined },
): Promise<void> {
  const { picture, tabId } = chosen
  const pictures = picture === undefined ? [] : [bare(picture)]
  const guid = crypto.randomUUID()
  const addresses = pictures.map(({ address }) => address)
  if (tabId !== undefined) await keepVisit(guid, { tabId, addresses })
  const board = (await lastBoard())?.id
  const opening = { guid, extension: chrome.runtime.id, board, pictures }
  const url = saveAddress(settings, chosen, opening)
  await chrome.windows.create({ url, type: 'popup', width: 750, height: 798 })
}
