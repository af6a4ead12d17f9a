/** The board that was saved to last; its name is empty when it is secret. */
export interface LastBoard {
  readonly id: string
  readonly name: string
}

const nameMax = 200

/** Reads the board of a message or of the extension's storage; undefined for anything else. */
export function boardIn(value: unknown): LastBoard | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('name' in value))
    return undefined
  const { id, name } = value
  const isBoard = typeof id === 'string' && /^\d{1,20}$/.test(id) && typeof name === 'string'
  return isBoard ? { id, name: name.slice(0, nameMax) } : undefined
}

const place = 'last-board'

/** Returns the board that this browser saved to last. */
export const lastBoard = async (): Promise<LastBoard | undefined> =>
  boardIn((await chrome.storage.local.get(place))[place])

/** Remembers the board for the next time. */
export const keepBoard = (board: LastBoard): Promise<void> =>
  chrome.storage.local.set({ [place]: board })
