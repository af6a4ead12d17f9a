/** A repeatable source of random numbers: the same seed gives the same sequence. */
export type Chance = {
  /** Returns a number between two bounds. */
  between: (low: number, high: number) => number
  /** Returns true with this probability. */
  often: (share: number) => boolean
  /** Returns one of the values. */
  pick: <T>(first: T, ...others: readonly T[]) => T
}

/** Creates a random source from a seed (mulberry32). */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (low, high) => low + next() * (high - low),
    often: (share) => next() < share,
    pick: (first, ...others) =>
      [first, ...others][Math.floor(next() * (others.length + 1))] ?? first,
  }
}

/** Hashes a text into a seed, so that a pin's title decides the details of its picture. */
export function seedFrom(text: string): number {
  let hash = 2166136261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  return hash >>> 0
}
