/** The ids of a feed that were seen. */
export interface IdsSeen {
  /** Adds an id; false when it was there already. */
  add(id: string): boolean
}

/** Two hashes of 32 bits each (cyrb53): ids of a feed share both only once in 10^8 feeds. */
function hashed(text: string): readonly [number, number] {
  let [one, two] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    one = Math.imul(one ^ unit, 2654435761)
    two = Math.imul(two ^ unit, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  // A free place is 0.
  return [one >>> 0 || 1, two >>> 0]
}

/**
 * Creates a set of ids that holds their hashes alone, 8 bytes each: half a million ids as texts would
 * hold on to the pieces of the file that they were cut from.
 */
export function idsSeen(places = 1_024): IdsSeen {
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
      const [one, two] = hashed(id)
      if (table[placeOf(table, one, two)] !== 0) return false
      put(table, one, two)
      size += 1
      if (size * 3 > table.length) grow()
      return true
    },
  }
}
