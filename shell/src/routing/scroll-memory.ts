import { z } from '@tessera/contracts/schema'

const slot = 'tessera:scroll'

/** The entries whose place is remembered; the oldest go first. */
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

/** Remembers how far each history entry was scrolled, for as long as the tab lives. */
export function createScrollMemory(storage: Storage) {
  const places = read(storage)
  return {
    placeOf: (key: string): number => places.get(key) ?? 0,
    note(key: string, place: number): void {
      places.delete(key)
      places.set(key, Math.round(place))
    },
    /** Writes it down, for the moment before the document goes. */
    keep(): void {
      try {
        storage.setItem(slot, JSON.stringify([...places].slice(-kept)))
      } catch {
        // Without a storage the places are known until the next reload.
      }
    },
  }
}

export type ScrollMemory = ReturnType<typeof createScrollMemory>
