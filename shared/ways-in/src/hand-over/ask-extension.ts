import { pictureFileFault } from '@tessera/contracts/picture-file'
import { embeddedPicture } from './embedded-picture.ts'
import {
  type ExtensionBoardUsed,
  type ExtensionPictureWanted,
  extensionName,
} from './extension-messages.ts'

type Send = (id: string, message: object) => Promise<unknown>

/** Returns the browser's function that sends to an extension; there is none without one that takes messages. */
function sender(browser: object): Send | undefined {
  const chrome: unknown = Reflect.get(browser, 'chrome')
  if (typeof chrome !== 'object' || chrome === null) return undefined
  const runtime: unknown = Reflect.get(chrome, 'runtime')
  if (typeof runtime !== 'object' || runtime === null) return undefined
  const send: unknown = Reflect.get(runtime, 'sendMessage')
  if (typeof send !== 'function') return undefined
  return async (id, message) => Reflect.apply(send, runtime, [id, message])
}

/** Returns the id of the extension that opened the window, as its address has it. */
export function extensionIn(search: string): string | undefined {
  const id = new URLSearchParams(search).get(extensionName) ?? ''
  return /^[a-p]{32}$/.test(id) ? id : undefined
}

async function answered(
  message: ExtensionPictureWanted | ExtensionBoardUsed,
  { search, browser }: { readonly search: string; readonly browser: object },
): Promise<unknown> {
  const id = extensionIn(search)
  const send = sender(browser)
  if (id === undefined || send === undefined) return undefined
  try {
    return await send(id, message)
  } catch {
    // It was removed meanwhile.
    return undefined
  }
}

/** Asks the extension for a picture of the page it was used on; undefined when it cannot read it either. */
export async function askExtension(
  wanted: Omit<ExtensionPictureWanted, 'kind'>,
  given: Parameters<typeof answered>[1],
): Promise<File | undefined> {
  const answer = await answered({ kind: 'save.picture-wanted', ...wanted }, given)
  const file = typeof answer === 'string' ? embeddedPicture(answer) : undefined
  return file !== undefined && pictureFileFault(file) === undefined ? file : undefined
}

/** Tells the extension which board was saved to, if one opened the window. */
export const tellExtension = async (
  board: ExtensionBoardUsed['board'],
  given: Parameters<typeof answered>[1],
): Promise<void> => void (await answered({ kind: 'save.board-used', board }, given))
