import { boardIn, keepBoard } from './last-board.ts'

/** The page that a window was opened for, until the browser closes. */
interface Visit {
  readonly tabId: number
  /** The pictures that the window may ask for. */
  readonly addresses: readonly string[]
}

const placeOf = (guid: string): string => `visit.${guid}`

/** Remembers the page that a window is opened for. */
export const keepVisit = (guid: string, visit: Visit): Promise<void> =>
  chrome.storage.session.set({ [placeOf(guid)]: visit })

const textOf = (message: object, name: string): string => {
  const value: unknown = Reflect.get(message, name)
  return typeof value === 'string' ? value : ''
}

function visitIn(value: unknown): Visit | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!('tabId' in value) || !('addresses' in value)) return undefined
  const { tabId, addresses } = value
  if (typeof tabId !== 'number' || !Array.isArray(addresses)) return undefined
  return { tabId, addresses: addresses.filter((each) => typeof each === 'string') }
}

/** Reads a picture in the page that the window was opened for: of those alone that it was opened with. */
async function pictureOf(guid: string, address: string): Promise<unknown> {
  const place = placeOf(guid)
  const visit = visitIn((await chrome.storage.session.get(place))[place])
  if (visit === undefined || !visit.addresses.includes(address)) return null
  const target = { tabId: visit.tabId }
  try {
    await chrome.scripting.executeScript({ target, files: ['collect.js'] })
    const func = (asked: unknown) => Reflect.get(globalThis, 'readSaved')(asked)
    const [frame] = await chrome.scripting.executeScript({ target, func, args: [address] })
    return frame?.result ?? null
  } catch {
    // The page is gone, or has gone on.
    return null
  }
}

/** Answers a window of the product. Nobody else may send, and what it sends is checked. */
export async function answerWindow(
  message: unknown,
  from: { readonly origin?: string },
  origin: string,
): Promise<unknown> {
  if (from.origin !== origin || typeof message !== 'object' || message === null) return null
  const kind = textOf(message, 'kind')
  if (kind === 'save.picture-wanted')
    return pictureOf(textOf(message, 'guid'), textOf(message, 'address'))
  const board = kind === 'save.board-used' ? boardIn(Reflect.get(message, 'board')) : undefined
  if (board !== undefined) await keepBoard(board)
  return null
}
