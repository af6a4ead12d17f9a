const slot = 'tessera:scroll'

/** Max number of saved positions; the oldest are dropped. */
const kept = 50

// Without the contracts' schemas, which a first view does not wait for.
function placeIn(value: unknown): [string, number] {
  const [key, place] = Array.isArray(value) ? value : []
  if (typeof key !== 'string' || typeof place !== 'number') throw new TypeError('no place')
  return [key, place]
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

function read(storage: Storage): Map<string, number> {
  try {
    const places: unknown = JSON.parse(storage.getItem(slot) ?? '')
    return new Map(Array.isArray(places) ? places.map(placeIn) : [])
  } catch {
    return new Map()
  }
}

/** The scroll position of each history entry. */
export interface ScrollMemory {
  placeOf(key: string): number
  note(key: string, place: number): void
  /** Stores the positions, before the document unloads. */
  keep(): void
}

/** Saves the scroll position of each history entry for the lifetime of the tab. */
export function createScrollMemory(storage: Storage): ScrollMemory {
  const places = read(storage)
  return {
    placeOf: (key) => places.get(key) ?? 0,
    note(key, place) {
      places.delete(key)
      places.set(key, Math.round(place))
    },
    keep() {
      try {
        storage.setItem(slot, JSON.stringify([...places].slice(-kept)))
      } catch {
        // Without storage, the positions last until the next reload.
      }
    },
  }
}
