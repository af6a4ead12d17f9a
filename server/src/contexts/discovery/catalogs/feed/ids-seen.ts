import { newSeed, type Seed, seededHash } from './seeded-hash.ts'

/** The ids of a feed that were seen. */
export interface IdsSeen {
  /** Adds an id; false when it was there already. */
  add(id: string): boolean
}

/**
 * Creates a set of ids that holds their hashes alone, 8 bytes each: half a million ids as texts would
 * hold on to the pieces of the file that they were cut from. The hashes have a seed, so that no feed can hold ids
 * that share a place, each slower to add than the one before, or that share their hash.
 */
export function idsSeen(seed: Seed = newSeed()): IdsSeen {
  const places = 1_024
  let table = new Uint32Array(2 * places)
  let size = 0
  const placeOf = (of: Uint32Array, one: number, two: number): number => {
    const mask = of.length / 2 - 1
    let place = two & mask
    while (of[2 * place] !== 0 && !(of[2 * place] === one && of[2 * place + 1] === two))
      place = (place + 1) & mask
    return 2 * place
  }
  const put = (into: Uint32Array, one: number, two: number) => {
    const place = placeOf(into, one, two)
    into[place] = one
    into[place + 1] = two
  }
  const grow = () => {
    const larger = new Uint32Array(2 * table.length)
    for (let at = 0; at < table.length; at += 2) {
      const one = table[at] ?? 0
      if (one !== 0) put(larger, one, table[at + 1] ?? 0)
    }
    table = larger
  }
  return {
    add(id) {
      const [hash, two] = seededHash(id, seed)
      // A free place is 0.
      const one = hash || 1
      if (table[placeOf(table, one, two)] !== 0) return false
      put(table, one, two)
      size += 1
      if (size * 3 > table.length) grow()
      return true
    },
  }
}
