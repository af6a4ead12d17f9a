import { z } from '@tessera/contracts/schema'

const slot = 'tessera:scroll'

/** Max number of saved positions; the oldest are dropped. */
const kept = 50

const Places = z.array(z.tuple([z.string(), z.number()]))

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

function read(storage: Storage): Map<string, number> {
  try {
    return new Map(z.parse(Places, JSON.parse(storage.getItem(slot) ?? '')))
  } catch {
    return new Map()
  }
}

/** Saves the scroll position of each history entry for the lifetime of the tab. */
export function createScrollMemory(storage: Storage) {
  const places = read(storage)
  return {
    placeOf: (key: string): number => places.get(key) ?? 0,
    note(key: string, place: number): void {
      places.delete(key)
      places.set(key, Math.round(place))
    },
    /** Stores the positions, before the document unloads. */
    keep(): void {
      try {
        storage.setItem(slot, JSON.stringify([...places].slice(-kept)))
      } catch {
        // Without storage, the positions last until the next reload.
      }
    },
  }
}

export type ScrollMemory = ReturnType<typeof createScrollMemory>
